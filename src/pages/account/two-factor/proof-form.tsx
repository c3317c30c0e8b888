import { type FormEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PasswordInput, TextInput } from "#ui/fields/text-input.tsx";

/** What proves that the account is the person's own. */
export type Proof = { password: string } | { code: string } | Record<string, never>;

interface Step {
  hasPassword: boolean;
  /** The call that is on its way. */
  pending: string | null;
  /** What is wrong with a field. */
  fields: Record<string, string>;
}

/** Begins: by the password; who comes by Google alone proves it by the first code. */
export function OffForm({
  hasPassword,
  pending,
  fields,
  onEnable,
}: Step & { onEnable: (proof: Proof) => Promise<void> }) {
  const t = useTranslations("twoFactor");
  const [password, setPassword] = useState("");
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onEnable(hasPassword ? { password } : {});
  }
  return (
    <form onSubmit={submit} className="grid max-w-measure gap-4">
      {hasPassword ? (
        <PasswordField value={password} error={fields["password"]} onChange={setPassword} />
      ) : (
        <p>{t("noPasswordBegin")}</p>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={pending === "enable"}
        disabled={hasPassword && password === ""}
        className="justify-self-start"
      >
        {t("begin")}
      </Button>
    </form>
  );
}

/** New backup codes, or off: by the password, and for turning off also by a code. Who has no password gives a code for both. */
export function OnForm({
  hasPassword,
  pending,
  fields,
  onRenew,
  onDisable,
}: Step & { onRenew: (proof: Proof) => Promise<void>; onDisable: (proof: Proof) => Promise<void> }) {
  const t = useTranslations("twoFactor");
  const [givesCode, setGivesCode] = useState(!hasPassword);
  const [typed, setTyped] = useState("");
  const proof: Proof = givesCode ? { code: typed } : { password: typed };
  const mayRenew = givesCode !== hasPassword;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void (mayRenew ? onRenew : onDisable)(proof);
  }
  function turn() {
    setGivesCode(!givesCode);
    setTyped("");
  }
  return (
    <form onSubmit={submit} className="grid max-w-measure gap-4">
      {hasPassword ? null : <p>{t("noPasswordProof")}</p>}
      {givesCode ? (
        <CodeField label={t("codeOrBackup")} value={typed} error={fields["code"]} onChange={setTyped} />
      ) : (
        <PasswordField value={typed} error={fields["password"]} onChange={setTyped} />
      )}
      <div className="flex flex-wrap gap-3">
        {mayRenew ? (
          <Button type="submit" loading={pending === "generate-backup-codes"} disabled={typed === ""}>
            {t("newCodes")}
          </Button>
        ) : null}
        <Button
          type={mayRenew ? "button" : "submit"}
          variant="danger"
          loading={pending === "disable"}
          disabled={typed === ""}
          onClick={mayRenew ? () => void onDisable(proof) : undefined}
        >
          {t("disable")}
        </Button>
        {hasPassword ? (
          <Button variant="quiet" onClick={turn}>
            {givesCode ? t("byPassword") : t("byCode")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface Typed {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function PasswordField({ value, error, onChange }: Typed) {
  const t = useTranslations("twoFactor");
  return (
    <Field label={t("password")} error={error}>
      <PasswordInput
        autoComplete="current-password"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A code of the app, or a backup code: letters too, so no number pad where both may come. */
export function CodeField({
  label,
  value,
  error,
  onChange,
  ofApp = false,
}: Typed & { label: string; ofApp?: boolean }) {
  return (
    <Field label={label} error={error}>
      <TextInput
        code
        inputMode={ofApp ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
