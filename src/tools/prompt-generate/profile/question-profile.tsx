import { useState } from "react";
import type { ApiFault } from "#browser/call-api.ts";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import type { ProfileState, useProfileAnswers } from "./use-profile-answers.ts";
import type { Question } from "#tools/prompt-generate/questions/use-question-place.ts";

type ProfileAnswers = ReturnType<typeof useProfileAnswers>;

/** Above the questions: how many have a ready answer, and the one press that takes them all. */
export function ReadyAnswers({ profile, onTaken }: { profile: ProfileAnswers; onTaken: () => void }) {
  const t = useTranslations("profileHere");
  const { ready, takeAll, takeBeside, drop } = profile;
  const count = ready.length;
  if (count === 0) return null;
  return (
    <Alert
      className="my-3"
      action={
        <Button
          variant="primary"
          size="small"
          onClick={() => {
            takeAll();
            onTaken();
          }}
        >
          {t("useAll", { count })}
        </Button>
      }
    >
      {t("ready", { count })}
      <ul className="mt-1 text-sm">
        {ready.map(({ id, name, words, isBeside }) => (
          <li key={id} className="flex items-start gap-2">
            <span className="line-clamp-2 min-w-0 grow wrap-anywhere">
              <bdi>{name}</bdi>: <bdi>{words}</bdi>
            </span>
            {isBeside ? <BesideWays name={name} onUse={() => takeBeside(id)} onDrop={() => drop(id)} /> : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A fact about the request itself has no field of its own: it is taken or left here. */
function BesideWays({ name, onUse, onDrop }: { name: string; onUse: () => void; onDrop: () => void }) {
  const t = useTranslations("profileHere");
  return (
    <span className="-my-2 flex shrink-0 items-center">
      <Button size="small" variant="quiet" aria-label={t("useNamed", { name })} onClick={onUse}>
        {t("use")}
      </Button>
      <IconButton icon="close" label={t("drop", { name })} onClick={onDrop} />
    </span>
  );
}

/** Under a question's field: that what is written there is from the profile, or the press that keeps it there. */
export function QuestionProfile({ question, profile }: { question: Question; profile: ProfileAnswers }) {
  const t = useTranslations("profileHere");
  const state = profile.stateOf(question);
  if (!state) return null;
  if ("answer" in state) return <RememberButton state={state} label={question.label} remember={profile.remember} />;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      <span className="inline-flex min-h-9 min-w-0 items-center gap-1.5">
        <Icon name={state.is === "kept" ? "check" : "user"} size={16} className="text-petrol" />
        <bdi className="wrap-anywhere">
          {state.is === "kept" ? t("remembered") : t("fromNamed", { name: state.name })}
        </bdi>
      </span>
      {state.is === "ready" ? (
        <>
          <Button
            size="small"
            variant="quiet"
            aria-label={t("useNamed", { name: state.name })}
            onClick={() => profile.keep(question.id)}
          >
            {t("use")}
          </Button>
          <IconButton icon="close" label={t("drop", { name: state.name })} onClick={() => profile.drop(question.id)} />
        </>
      ) : null}
    </div>
  );
}

function RememberButton({
  state,
  label,
  remember,
}: {
  state: Extract<ProfileState, { answer: object }>;
  label: string;
  remember: ProfileAnswers["remember"];
}) {
  const t = useTranslations("profileHere");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  const isNew = state.is === "new";
  async function keep() {
    setPending(true);
    setFault(await remember(state.answer));
    setPending(false);
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="bookmark"
        loading={pending}
        className="-ms-3 mt-1"
        aria-label={t(isNew ? "rememberNamed" : "updateNamed", { name: label })}
        onClick={() => void keep()}
      >
        {t(isNew ? "remember" : "update")}
      </Button>
      {fault ? (
        <Alert tone="warning" className="mt-1" action={<Link to={pathIn(language, "/profile")}>{t("open")}</Link>}>
          {fault.fields["words"] ?? (fault.message || t("failed"))}
        </Alert>
      ) : null}
    </>
  );
}
