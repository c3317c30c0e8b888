import type { FactSubject } from "#engines/profile/match-facts.ts";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { useProfile } from "./use-profile.ts";

interface ProfileChipProps {
  /** What the tool's field asks after. */
  subjects: readonly FactSubject[];
  /** What is in the field. */
  value: string;
  limit: number;
  /** Beside what is in the field, there with its name, or as a line of its own once the field has something. */
  as: "words" | "named" | "line";
  onUse: (value: string) => void;
}

/** One fact of the profile for a tool's field: a press puts it there, to see and to change; nothing else does. */
export function ProfileChip({ subjects, value, limit, as, onUse }: ProfileChipProps) {
  const t = useTranslations("profileHere");
  const { loaded, noteUses } = useProfile({ hasProfile: true });
  if (!loaded || (as === "line" && value.trim() === "")) return null;
  const offered = loaded.facts.filter(({ isOffered, words }) => isOffered && !value.includes(words));
  const fact = loaded.matching.factsAbout(offered, subjects).find((each) => withFact(value, each, as).length <= limit);
  if (!fact) return null;
  return (
    <Button
      size="small"
      icon="plus"
      className="mt-2 max-w-full text-start"
      title={fact.words}
      onClick={() => (onUse(withFact(value, fact, as)), noteUses([fact.id]))}
    >
      <span className="min-w-0 truncate">{t("fromNamed", { name: fact.name })}</span>
    </Button>
  );
}

function withFact(value: string, { name, words }: { name: string; words: string }, as: ProfileChipProps["as"]): string {
  const before = value.trimEnd();
  const added = as === "words" ? words : `${name}: ${words}`;
  if (as === "line") return `${before}\n${added}`;
  if (before === "") return added;
  return `${before}${/[\u0600-\u06FF]/.test(words) ? "،" : ","} ${added}`;
}
