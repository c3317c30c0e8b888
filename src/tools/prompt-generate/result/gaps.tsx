import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import type { GeneratorResult } from "#tools/prompt-generate/draft.ts";

const TITLES = { egy: "gapsEgy", glf: "gapsGlf", lev: "gapsLev", mgr: "gapsMgr" } as const;

interface GapsProps {
  questions: GeneratorResult["questions"];
  voice: GeneratorResult["voice"];
  /** What opens a question's field; null for one that is not on the page. */
  opener: (id: string) => (() => void) | null;
}

/** What an assistant would have to guess of a request as it is, named in the request's own language; each leads to its question. */
export function Gaps({ questions, voice, opener }: GapsProps) {
  const t = useTranslations("promptGenerate");
  const { direction } = useLanguage();
  if (questions.length === 0) return null;
  const title = t(voice.language === "en" ? "gapsEn" : voice.dialect ? TITLES[voice.dialect] : "gapsMsa");
  const ofVoice = directionOf(title, direction);
  return (
    <section data-print="never" aria-label={title} dir={ofVoice} lang={voice.language}>
      <h3 className="text-sm font-medium text-soft">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {questions.map(({ id, gap, label }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              onClick={() => opener(id)?.()}
              className={
                "min-h-11 max-w-full rounded-control border border-dashed border-gold bg-gold-ground " +
                "px-3 py-1.5 text-start text-ink hover:border-solid"
              }
            >
              <span dir={directionOf(gap ?? label, ofVoice)}>{gap ?? label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
