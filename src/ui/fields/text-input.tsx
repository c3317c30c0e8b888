import { type ComponentProps, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "#ui/class-names.ts";
import { useFieldWiring } from "./field.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { fieldDirection } from "#ui/text/text-direction.ts";

/** Kinds that are always written left to right, whatever the page's language. */
const LEFT_TO_RIGHT = new Set(["email", "url", "tel", "password", "number"]);

/** A one-line text field. Give `code` for ids and keys: they are written left to right. */
export function TextInput({
  type = "text",
  code = false,
  className,
  ...rest
}: { code?: boolean } & ComponentProps<"input">) {
  const leftToRight = code || LEFT_TO_RIGHT.has(type);
  return (
    <input
      type={type}
      dir={leftToRight ? "ltr" : fieldDirection(rest.value)}
      className={classNames("control", leftToRight && "rtl:text-end", code && "font-code", className)}
      {...useFieldWiring()}
      {...rest}
    />
  );
}

/**
 * A password with a button that shows it. `autoComplete` says which password it is. On a page without framework script
 * `auth-controls.ts` works the button by its `data-` names.
 */
export function PasswordInput({
  className,
  ...rest
}: { autoComplete: "current-password" | "new-password" } & Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const t = useTranslations("ui");
  return (
    <div className="relative" data-password="">
      <TextInput
        type={shown ? "text" : "password"}
        dir="ltr"
        className={classNames("pe-12 rtl:ps-12 rtl:pe-3 rtl:text-end", className)}
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
      />
      <button
        type="button"
        aria-label={shown ? t("hidePassword") : t("showPassword")}
        aria-pressed={shown}
        data-show-password=""
        data-label-show={t("showPassword")}
        data-label-hide={t("hidePassword")}
        onClick={() => setShown(!shown)}
        className="group absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-soft hover:text-petrol"
      >
        <Icon name="eye" className="group-aria-pressed:hidden" />
        <Icon name="eye-off" className="not-group-aria-pressed:hidden" />
      </button>
    </div>
  );
}
