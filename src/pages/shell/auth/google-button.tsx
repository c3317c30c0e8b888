import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { AuthForm } from "./auth-form.tsx";

/** The way in by Google, with the word "or" below it; nothing where Google is not configured. */
export function GoogleButton({ page, returnTo }: { page: "login" | "signup"; returnTo: string }) {
  const { googleSignIn } = useShell();
  const t = useTranslations("auth");
  if (!googleSignIn) return null;
  return (
    <>
      <AuthForm
        path="/sign-in/social"
        hidden={{ provider: "google", page, returnTo }}
        fault={null}
        refusal={page === "login" ? t("googleSignInFailed") : t("googleSignUpFailed")}
      >
        <Button type="submit" className="w-full">
          <GoogleMark />
          {page === "login" ? t("googleSignIn") : t("googleSignUp")}
        </Button>
      </AuthForm>
      <p
        className={
          "my-5 flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line " +
          "after:h-px after:grow after:bg-line"
        }
      >
        {t("or")}
      </p>
    </>
  );
}

/** Google's mark in Google's colours, as its branding rules ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="shrink-0">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7C21.8 18.8 23 15.8 23 12.3Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.7l-3.7-2.9c-1 .7-2.4 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.8v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#FBBC05" d="M5.6 14.3a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.3l3.8-2.9Z" />
      <path
        fill="#EA4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.9l3.8 3C6.5 7.1 9 5.1 12 5.1Z"
      />
    </svg>
  );
}
