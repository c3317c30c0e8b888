import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { LinkButton } from "#ui/button.tsx";

export interface RunFailureProps {
  error: { code: string; message: string; requestId?: string };
  pricingPath: string;
  action: ReactNode;
}

/** After these the browser cannot know whether the run was charged; the next press has the same key and counts once. */
const OPEN_ENDED: ReadonlySet<string> = new Set(["internal", "database_unavailable"]);

/** Why a run did not finish, what it cost, and the next step. */
export function RunFailure({ error, pricingPath, action }: RunFailureProps) {
  const t = useTranslations("workspace");
  const known = error.code === "connection" ? t("connection") : error.message;
  const message = OPEN_ENDED.has(error.code) ? t("chargedOnce", { message: known }) : known;
  const needsCredits = error.code === "insufficient_credits" || error.code === "plan_required";
  return (
    <Alert
      tone="error"
      title={t("failed")}
      action={
        needsCredits ? (
          <LinkButton to={pricingPath} size="small">
            {t("getCredits")}
          </LinkButton>
        ) : (
          action
        )
      }
    >
      <p>{message}</p>
      {error.requestId && error.code === "internal" ? (
        <p className="text-sm text-soft">
          {t("reference")} <code>{error.requestId}</code>
        </p>
      ) : null}
    </Alert>
  );
}
