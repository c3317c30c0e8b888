import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { localeOf } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { FieldError } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { directionOf } from "#ui/text/text-direction.ts";
import { keep, keptOf } from "./kept-choice.ts";
import { type ListenFault, Listener, type Recogniser } from "./listen.ts";
import { firstSpeech, SPEECH } from "./spoken-text.ts";
import { useStopSigns } from "./use-stop-signs.ts";
import { writeSpoken } from "./write-spoken.ts";

export interface DictationPaneProps {
  around: RefObject<HTMLElement | null>;
  /** Somebody has put the cursor where it is. */
  isPlaced: RefObject<boolean>;
  isOn: boolean;
  onEnd: () => void;
}

/** While it listens: the words as they are heard, in which kind of speech, and once who listens; afterwards why it ended, if not wished. */
export function DictationPane({ around, isPlaced, isOn, onEnd }: DictationPaneProps) {
  const t = useTranslations("dictation");
  const { language, direction } = useLanguage();
  const [speech, setSpeech] = useState(() => firstSpeech(language, keptOf(language), navigator.languages));
  const [isFirst] = useState(() => keptOf("who-listens") === null);
  const { interim, fault, isCut } = useListening({ around, isPlaced, isOn, speech, onEnd });
  useEffect(() => keep("who-listens", "said"), []);
  useStopSigns(isOn, around, onEnd);
  const said = fault ? t(FAULT_WORDS[fault]) : isCut ? t("full") : "";
  if (!isOn && !said) return <p role="status" className="sr-only" />;
  return (
    <div className="order-last mb-2 flex basis-full flex-col gap-2">
      <p role="status" className={isOn ? "flex items-center gap-2 text-sm" : "sr-only"}>
        {isOn ? (
          <>
            <Icon name="microphone" size={16} className="shrink-0 text-red" />
            {t("listening")}
          </>
        ) : null}
      </p>
      {isOn ? (
        <>
          {/* Not for screen readers to say: it changes with each syllable, and the microphone would hear it. */}
          <p dir={directionOf(interim, direction)} className="min-h-[1lh] text-soft">
            {interim}
          </p>
          <SpeechChoice
            value={speech}
            onChange={(code) => {
              keep(language, code);
              setSpeech(code);
            }}
          />
          {isFirst ? <p className="text-sm text-soft">{t("whoListens")}</p> : null}
        </>
      ) : null}
      {said ? (
        <div role="alert">
          <FieldError>{said}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

const FAULT_WORDS = {
  denied: "denied",
  insecure: "insecure",
  service: "service",
  network: "network",
  silence: "silence",
  noMicrophone: "noMicrophone",
  language: "languageUnknown",
  failed: "failed",
} as const satisfies Record<ListenFault, string>;

function SpeechChoice({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useTranslations("dictation");
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(localeOf(language), { type: "language", languageDisplay: "standard" });
  const own = SPEECH[language];
  const others = SPEECH[language === "ar" ? "en" : "ar"];
  return (
    <Select
      aria-label={t("speech")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[...own, ...others].map((code) => ({ value: code, label: names.of(code) ?? code }))}
      className="max-w-72"
    />
  );
}

/** Listens while it is on, and again from the start where the kind of speech changes. */
function useListening({ around, isPlaced, isOn, speech, onEnd }: DictationPaneProps & { speech: string }) {
  const [interim, setInterim] = useState("");
  const [fault, setFault] = useState<ListenFault | null>(null);
  const [isCut, setCut] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const listener = useRef<Listener | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    setFault(null);
    setCut(false);
    const area = around.current?.querySelector("textarea");
    const own: Listener = new Listener({
      make: makeRecogniser,
      lang: speech,
      isSecure: window.isSecureContext,
      isAndroid: /android/i.test(navigator.userAgent),
      onInterim: setInterim,
      onFinal(words) {
        if (area && writeSpoken(area, words, isPlaced.current)) return;
        setCut(true);
        own.drop();
      },
      onEnd(why) {
        if (!isCurrent) return;
        setFault(why);
        end.current();
      },
    });
    listener.current = own;
    return () => {
      isCurrent = false;
      own.stop();
    };
  }, [around, isPlaced, isOn, speech]);
  // A field that is gone takes nothing more.
  useEffect(() => () => listener.current?.drop(), []);
  return { interim, fault, isCut };
}

function makeRecogniser(): Recogniser {
  const browser = window as unknown as Record<string, (new () => Recogniser) | undefined>;
  const Maker = browser["SpeechRecognition"] ?? browser["webkitSpeechRecognition"];
  if (!Maker) throw new Error("this browser does not listen");
  return new Maker();
}
