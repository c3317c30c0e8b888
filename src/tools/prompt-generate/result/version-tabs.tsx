import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { RunVersion } from "#tools/prompt-generate/draft.ts";
import { changesOf, type VersionChange } from "./version-changes.ts";

/** Which state of the prompt is shown, each named by what changed; on a phone once the questions are done with. */
export function VersionTabs({
  versions,
  shown,
  isTaken,
  onShow,
}: {
  versions: readonly RunVersion[];
  shown: RunVersion;
  isTaken: boolean;
  onShow: (number: number) => void;
}) {
  const workspace = useTranslations("workspace");
  const nameOf = useVersionNames(versions);
  if (versions.length < 2) return null;
  return (
    <nav
      data-print="never"
      aria-label={workspace("versions")}
      className={classNames("-mx-3 flex flex-wrap gap-1", !isTaken && "max-lg:hidden")}
    >
      {versions.map((version, index) => (
        <Button
          key={version.number}
          size="small"
          variant="quiet"
          className={version === shown ? "bg-petrol-ground" : ""}
          aria-current={version === shown}
          onClick={() => onShow(version.number)}
        >
          <bdi className="max-w-48 truncate">{nameOf(index)}</bdi>
        </Button>
      ))}
    </nav>
  );
}

/** So many changes are named; more are the person's answers. */
const MOST_NAMED = 2;

function useVersionNames(versions: readonly RunVersion[]): (index: number) => string {
  const t = useTranslations("promptGenerate");
  const chips: Record<string, string> = {
    [t("lengthShortAr")]: t("chipShorter"),
    [t("lengthShortEn")]: t("chipShorter"),
    [t("lengthLongAr")]: t("chipLonger"),
    [t("lengthLongEn")]: t("chipLonger"),
    [t("toneFormalAr")]: t("chipFormal"),
    [t("toneFormalEn")]: t("chipFormal"),
    [t("toneFriendlyAr")]: t("chipFriendly"),
    [t("toneFriendlyEn")]: t("chipFriendly"),
  };
  const wordsOf = ({ of, words }: VersionChange) => {
    if (of === "askFirst") return t("askFirst");
    return (of === "length" || of === "tone" ? chips[words] : undefined) ?? words;
  };
  return (index) => {
    const version = versions[index] as RunVersion;
    const before = versions[index - 1];
    const again = versions.slice(0, index + 1).filter(({ by }) => by === version.by).length;
    const plain =
      again === 1 ? t(`version_${version.by}`) : t("versionAgain", { name: t(`version_${version.by}`), count: again });
    if (version.by !== "rule" || !before) return plain;
    const changes = changesOf(version, before, versions[0] as RunVersion);
    if (changes.length === 0 || changes.length > MOST_NAMED) return plain;
    return changes.map((change) => t(nameKey(change), { change: wordsOf(change) })).join(t("comma") + " ");
  };
}

/** A condition is a sentence, which "without" does not go before. */
function nameKey({ of, isGone }: VersionChange): "versionWith" | "versionWithout" | "versionLess" {
  if (!isGone) return "versionWith";
  return of === "constraints" ? "versionLess" : "versionWithout";
}
