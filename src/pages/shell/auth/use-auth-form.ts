import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import type { FormFault } from "./read-auth-page.ts";

type Values = Record<string, string>;

interface AuthAnswer {
  status?: string;
  redirectTo?: string;
  url?: string;
}

interface AuthFormOptions {
  /** Below /api/auth. */
  path: string;
  /** What the form came back with when it was sent without script. */
  fault: FormFault | null;
  /** Faults to see before anything is sent, by field. */
  check?: (values: Values) => Values;
  onAnswer: (answer: AuthAnswer) => void;
  /** Called with the refusal's code; true when the page deals with it itself. */
  onRefused?: (code: string) => boolean;
}

/** A form of the auth API: sent as a plain form without script, as JSON with it; the focus goes to the first field at fault. */
export function useAuthForm(options: AuthFormOptions) {
  const { language } = useLanguage();
  const t = useTranslations("auth");
  const [fault, setFault] = useState(options.fault);
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/auth${options.path}?lang=${language}`;

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values;
    const fields = options.check?.(values) ?? {};
    if (Object.keys(fields).length > 0) return refuse({ message: null, fields });
    setPending(true);
    setFault(null);
    const answer = await callApi<AuthAnswer>(language, "POST", `/auth${options.path}`, values);
    if (answer.ok) return options.onAnswer(answer.data);
    setPending(false);
    if (options.onRefused?.(answer.fault.code)) return;
    refuse({ message: answer.fault.message || t("error"), fields: answer.fault.fields });
  }

  function refuse(next: FormFault) {
    setFault(next);
    const [name] = Object.keys(next.fields);
    const field = name === undefined ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  return { fault, pending, setPending, formProps: { ref: form, method: "post" as const, action, onSubmit } };
}

/** The faults of an e-mail and a password that can be seen without asking the server. */
export function useCredentialCheck(): {
  email: (value: string) => string | null;
  password: (value: string) => string | null;
} {
  const t = useTranslations("auth");
  return {
    email(value) {
      if (value.trim() === "") return t("emailRequired");
      return /^\S+@\S+\.\S+$/.test(value.trim()) ? null : t("emailInvalid");
    },
    password: (value) => (value === "" ? t("passwordRequired") : null),
  };
}

/** Drops the fields without a fault. */
export function faultsOf(fields: Record<string, string | null>): Values {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null));
}
