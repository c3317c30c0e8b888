import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { ApiAnswer, ApiFault } from "#browser/call-api.ts";

/**
 * The frame of a form that makes or changes one thing: what went wrong in a box above, the fields (two columns on wide
 * screens) with the words beside them, and its two buttons. It closes when `save` worked.
 */
export function AdminForm({
  title,
  submitLabel,
  failed,
  save,
  onClose,
  children,
}: {
  title: string;
  submitLabel: string;
  /** The catalogue's words for a failure. */
  failed: string;
  save: (form: FormData) => Promise<ApiAnswer<unknown>>;
  onClose: () => void;
  children: (faults: Record<string, string>) => ReactNode;
}) {
  const t = useTranslations("admin");
  const heading = useOpening();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Pick<ApiFault, "message" | "fields"> | null>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const missing = emptyFields(event.currentTarget);
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((name) => [name, t("required")]));
      return setFault({ message: t("fillAll"), fields });
    }
    setBusy(true);
    const answer = await save(typed);
    setBusy(false);
    if (answer.ok) return onClose();
    const { code, message, fields } = answer.fault;
    const reason = Object.keys(fields).length > 0 ? "" : code === "connection" ? t("connection") : message;
    setFault({ message: [failed, reason].filter(Boolean).join(": "), fields });
  }

  return (
    <Card as="section" className="mb-6">
      {fault ? (
        <Alert tone="error" className="mb-4">
          {fault.message}
        </Alert>
      ) : null}
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg outline-none">
        {title}
      </h2>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 md:grid-cols-2">
        {children(fault?.fields ?? {})}
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" variant="primary" loading={isBusy}>
            {submitLabel}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </div>
      </form>
    </Card>
  );
}

/** The heading takes the focus when a press opens the form, wherever on the page that was; closing gives it back. */
function useOpening() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLButtonElement)) return;
    heading.current?.focus();
    return () => before.focus();
  }, []);
  return heading;
}

function emptyFields(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[required], textarea[required]")]
    .filter((field) => !field.disabled && field.value.trim() === "")
    .map((field) => field.name);
}
