import { parse } from "hono/utils/cookie";
import { redirect } from "react-router";
import type { Language } from "#i18n/language.ts";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import { REFUSALS, refusalMessage, type RefusalCode } from "#i18n/refusals.ts";
import { TYPED_ADDRESS } from "#domain/accounts/rules.ts";
import type { PageContext } from "#pages/page-context.ts";

/** What was wrong with a form: a message above it, and messages beside fields. */
export interface FormFault {
  message: string | null;
  fields: Record<string, string>;
  /** The address that was typed, for a form without script, which would come back empty. */
  email: string;
}

/** What the address of a sign-in page carries. */
export interface AuthPageData {
  /** Path to go to afterwards; empty without one. */
  returnTo: string;
  token: string;
  /** The mail was sent. */
  sent: boolean;
  /** The mail was sent once more. */
  sentAgain: boolean;
  /** The password was changed. */
  changed: boolean;
  /** The step that asks for a code: of the authenticator app, or a backup code. */
  twoFactor: "app" | "backup" | null;
  /** A signed-in person was turned away from the back office. */
  denied: boolean;
  /** The session of the page they came from is over. */
  ended: boolean;
  /** What a form sent without script came back with. */
  fault: FormFault | null;
  /** Its refusal code. */
  faultCode: string;
}

/** Reads the parameters that the forms and the gate put into the address. */
export function readAuthPage(request: Request, language: Language): AuthPageData {
  const parameters = new URL(request.url).searchParams;
  const faultCode = parameters.get("error") ?? "";
  return {
    returnTo: safeReturnPath(parameters.get("returnTo")) ?? "",
    token: (parameters.get("token") ?? "").slice(0, 200),
    sent: parameters.has("sent"),
    sentAgain: parameters.get("sent") === "again",
    changed: parameters.has("changed"),
    // A second step that is over begins again with the password.
    twoFactor: faultCode === "second_step_over" ? null : stepOf(parameters.get("twoFactor")),
    denied: parameters.has("denied"),
    ended: parameters.has("ended"),
    fault:
      faultCode === ""
        ? null
        : { ...faultOf(faultCode, parameters.get("field"), language), email: typedAddressOf(request) },
    faultCode,
  };
}

function stepOf(asked: string | null): AuthPageData["twoFactor"] {
  if (asked === null) return null;
  return asked === "backup" ? "backup" : "app";
}

function typedAddressOf(request: Request): string {
  return parse(request.headers.get("cookie") ?? "", TYPED_ADDRESS)[TYPED_ADDRESS] ?? "";
}

/** A reason that belongs to one field is said there alone. */
function faultOf(code: string, field: string | null, language: Language): Omit<FormFault, "email"> {
  const message = Object.hasOwn(REFUSALS, code) ? refusalMessage(code as RefusalCode, language) : WORDLESS[language];
  if (!field) return { message, fields: {} };
  return { message: null, fields: { [field]: code === "invalid_input" ? "" : message } };
}

/** The catalogue's words for a failure without any of its own. */
const WORDLESS: Record<Language, string> = { ar: "تعذّر إتمام ذلك. يمكنك المحاولة مرة أخرى.", en: "An error occurred" };

/** Somebody who is signed in has nothing to do on a sign-in page. */
export function leaveWhenSignedIn({ viewer, language }: PageContext, returnTo: string): void {
  if (!viewer?.emailVerified || viewer.isSuspended) return;
  throw redirect(returnTo || (viewer.role === "administrator" ? "/rai/dashboard" : pathIn(language, "/")));
}
