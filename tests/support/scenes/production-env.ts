/** What a production at a public address needs to start, `APP_SECRET` aside. Its mail server is not there. */
export const PRODUCTION_ENV = {
  SIYAGHA_ENV: "production",
  PUBLIC_URL: "https://siyagha.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  ADMIN_EMAIL: "admin@siyagha.example",
  SUPPORT_EMAIL: "support@siyagha.example",
  MAIL_FROM: "Siyagha <no-reply@siyagha.example>",
};
