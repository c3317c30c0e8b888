import { z } from "zod";
import { readDatabaseAddress } from "./database/address.server.ts";

const flag = (name: string) =>
  z
    .enum(["true", "false", "1", "0"], `${name} must be true or false`)
    .transform((value) => value === "true" || value === "1");
const url = (name: string) => z.url(`${name} must be a full address, such as https://example.com`);
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
const count = (name: string, least: number, most: number) =>
  z.coerce
    .number(`${name} must be a whole number`)
    .int(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`);

const SCHEMA = z.object({
  SIYAGHA_ENV: z.enum(["local", "production"], "SIYAGHA_ENV must be local or production").default("local"),
  HOST: z.string().default("127.0.0.1"),
  PORT: count("PORT", 0, 65535).default(3000),
  PUBLIC_URL: url("PUBLIC_URL").optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
    )
    .default("info"),
  APP_SECRET: z
    .string()
    .min(32, "APP_SECRET must have at least 32 characters")
    .refine(
      (value) => new Set(value).size >= 10,
      "APP_SECRET must be random, such as the output of openssl rand -hex 32",
    )
    .optional(),
  TRUST_PROXY: flag("TRUST_PROXY").default(false),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgres://")
    .optional(),
  DATABASE_PASSWORD: z.string().optional(),
  ADMIN_EMAIL: z
    .email("ADMIN_EMAIL must be an e-mail address")
    .default("admin@siyagha.localhost")
    .transform((value) => value.toLowerCase()),
  ADMIN_PASSWORD: z.string().min(6, "ADMIN_PASSWORD must have at least 6 characters").optional(),
  SUPPORT_EMAIL: z.email("SUPPORT_EMAIL must be an e-mail address").default("support@siyagha.localhost"),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+?\d{7,15}$/, "WHATSAPP_NUMBER must be digits with the country code")
    .optional(),
  SOCIAL_LINKS: list.pipe(z.array(url("each of SOCIAL_LINKS"))).default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "SMTP_URL must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().default("Siyagha <no-reply@siyagha.localhost>"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url("GOOGLE_ISSUER").default("https://accounts.google.com"),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: list
    .pipe(z.array(z.string().min(8, "STRIPE_WEBHOOK_SECRET is too short")).min(1, "STRIPE_WEBHOOK_SECRET is empty"))
    .optional(),
  STRIPE_API_BASE: url("STRIPE_API_BASE").default("https://api.stripe.com"),
  OPENAI_BASE_URL: url("OPENAI_BASE_URL").optional(),
  ANTHROPIC_BASE_URL: url("ANTHROPIC_BASE_URL").optional(),
  DEEPSEEK_BASE_URL: url("DEEPSEEK_BASE_URL").optional(),
  PROVIDER_HOSTS: list.default([]),
  LOCAL_MODELS: z.enum(["on", "off"], "LOCAL_MODELS must be on or off").optional(),
  PROVIDER_KEY_PREFIXES: list.default(["OPENAI_", "ANTHROPIC_", "DEEPSEEK_", "AI_"]),
  BUILTIN_ENGINES: z
    .enum(["fallback", "only", "off"], "BUILTIN_ENGINES must be fallback, only or off")
    .default("fallback"),
  LEASE_SECONDS: count("LEASE_SECONDS", 5, 3600).default(120),
  WEBHOOKS_LOCAL: z.enum(["on", "off"], "WEBHOOKS_LOCAL must be on or off").default("off"),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
});

type Parsed = z.infer<typeof SCHEMA>;

/**
 * Everything the process is configured with, validated once at start. `providerKeys` holds key values by variable name; nothing
 * prints it.
 */
export interface Settings extends Parsed {
  PUBLIC_URL: string;
  providerKeys: ReadonlyMap<string, string>;
  isProduction: boolean;
  /** Production at an address that only this machine reaches, where mail to nobody is allowed. */
  isTrial: boolean;
  /** Whether model servers on this machine may be asked: by LOCAL_MODELS, and without it in local use only. */
  localModels: boolean;
  /** Local without Stripe keys: our own page plays the payment provider. */
  testCheckout: boolean;
}

export class SettingsError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join("\n"));
    this.name = "SettingsError";
    this.faults = faults;
  }
}

/** Every setting by name, with its default as it would be written in a file; "" where it has none. Keys of providers are no settings. */
export function describeSettings(): Map<string, string> {
  const defaults: Record<string, unknown> = SCHEMA.parse({});
  return new Map(Object.keys(SCHEMA.shape).map((name) => [name, String(defaults[name] ?? "")]));
}

/** Validates the environment. Throws SettingsError with one line per fault; a line names the variable and never its value. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) =>
        issue.message.includes(String(issue.path[0])) ? issue.message : `${String(issue.path[0])}: ${issue.message}`,
      ),
    );
  }
  const settings = parsed.data;
  const faults = productionFaults(settings);
  const database = readDatabaseAddress(settings.DATABASE_URL, settings.DATABASE_PASSWORD);
  if ("fault" in database) faults.push(database.fault);
  if ((settings.STRIPE_SECRET_KEY === undefined) !== (settings.STRIPE_WEBHOOK_SECRET === undefined)) {
    faults.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together");
  }
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined)) {
    faults.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together");
  }
  if (faults.length > 0 || "fault" in database) throw new SettingsError(faults);
  const providerKeys = new Map(
    Object.entries(given)
      .filter(([name]) => name.endsWith("_API_KEY") || name.endsWith("_KEY"))
      .filter(([name]) => settings.PROVIDER_KEY_PREFIXES.some((prefix) => name.startsWith(prefix))) as [
      string,
      string,
    ][],
  );
  const isProduction = settings.SIYAGHA_ENV === "production";
  return {
    ...settings,
    DATABASE_URL: database.url,
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ""),
    providerKeys,
    isProduction,
    isTrial: isProduction && isLoopback(new URL(settings.PUBLIC_URL as string).hostname),
    localModels: settings.LOCAL_MODELS === undefined ? !isProduction : settings.LOCAL_MODELS === "on",
    testCheckout: !isProduction && settings.STRIPE_SECRET_KEY === undefined,
  };
}

/** Local use shows mails and takes test payments: nothing on the web may run so by a forgotten variable. */
function productionFaults(settings: Parsed): string[] {
  const publicUrl = settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL);
  if (settings.SIYAGHA_ENV !== "production") {
    return publicUrl?.protocol === "https:" && !isLoopback(publicUrl.hostname)
      ? ["SIYAGHA_ENV must be production where PUBLIC_URL is an https address"]
      : [];
  }
  const faults: string[] = [];
  if (!settings.APP_SECRET) faults.push("APP_SECRET is required in production");
  if (settings.WEBHOOKS_LOCAL === "on") faults.push("WEBHOOKS_LOCAL must be off in production");
  if (!settings.SMTP_URL) faults.push("SMTP_URL is required in production");
  if (!publicUrl) faults.push("PUBLIC_URL is required in production");
  else if (publicUrl.protocol !== "https:" && !isLoopback(publicUrl.hostname))
    faults.push("PUBLIC_URL must be https in production");
  if (publicUrl && !isLoopback(publicUrl.hostname)) faults.push(...mailFaults(settings));
  return faults;
}

/** The defaults are for one machine: an administrator or a customer who writes to them reaches nobody. */
function mailFaults(settings: Parsed): string[] {
  return (["ADMIN_EMAIL", "SUPPORT_EMAIL", "MAIL_FROM"] as const)
    .filter((name) => /@(?:[^\s@>]+\.)?localhost>?\s*$/i.test(settings[name]))
    .map(
      (name) =>
        `${name} must be set in production: addresses at localhost reach nobody, and are for a trial on this machine`,
    );
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1" || hostname === "[::1]"
  );
}
