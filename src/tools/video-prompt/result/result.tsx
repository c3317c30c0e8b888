import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import type { GivenShot } from "#engines/media/video/video-types.ts";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { SlotChips } from "#tools/workspace/media/slot-chips.tsx";
import { PromptText } from "#tools/workspace/media/prompt-text.tsx";
import { replaceWords } from "#tools/workspace/media/replace-words.ts";
import type { SlotField } from "#tools/workspace/media/slot-fields.ts";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import type { Envelope } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { requestOf, type VideoDraft, type VideoResult } from "#tools/video-prompt/draft.ts";
import { Clips } from "./clips.tsx";
import { Timeline } from "./timeline.tsx";
import type { VideoEngine } from "#tools/video-prompt/use-video-engine.ts";

interface ResultPaneProps {
  envelope: Envelope<VideoResult>;
  /** What it was made from. */
  draft: VideoDraft;
  engine: VideoEngine | null;
}

interface Edit {
  draft: VideoDraft;
  shots?: GivenShot[] | undefined;
}

/** The finished prompt in its forms, its clips, its timeline, and its parts to change. */
export function VideoResultPane({ envelope, draft, engine }: ResultPaneProps) {
  const t = useTranslations("videoPrompt");
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [tab, setTab] = useState("prompt");
  const now: Edit = edit ?? { draft };
  const own = engine?.compose(requestOf(now.draft, language, now.shots)) ?? null;
  const result: VideoResult = edit && own ? { ...envelope.result, ...own } : envelope.result;
  const json = JSON.stringify(result.json, null, 2);
  const forms = { prompt: result.prompt, json, variant: result.variants[0] ?? "" };
  const shown = forms[tab as keyof typeof forms] || result.prompt;
  const shots = now.shots ?? (own ? own.shots.map(givenShot) : []);
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-2">
        <EngineBadge engine={edit ? "builtin" : envelope.engine} model={envelope.model} />
        {edit ? (
          <>
            <span role="status" className="text-sm text-soft">
              {workspace("recomposed")}
            </span>
            <Button size="small" variant="quiet" icon="undo" onClick={() => setEdit(null)}>
              {workspace("undoEdits")}
            </Button>
          </>
        ) : null}
      </header>
      <h2 className="-mt-2 truncate text-lg">
        <bdi>{now.draft.text}</bdi>
      </h2>
      {envelope.warnings.map(({ code, message }) => (
        <Alert key={code} tone="warning" live={false}>
          {message}
        </Alert>
      ))}
      {/* Above the prompt: a length that was cut changes what is copied. */}
      {result.warnings.map((warning) => (
        <Alert key={warning} live={false}>
          {warning}
        </Alert>
      ))}
      <ResultActions
        text={shown}
        fileName="video-prompt"
        details={result}
        runId={envelope.runId}
        onSave={() =>
          saveText({ title: draft.text.slice(0, 60), content: shown, tool: "video-prompt", lang: language })
        }
      />
      <Tabs
        label={t("resultTabs")}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "prompt",
            label: t("tabPrompt"),
            content: result.clips.length > 1 ? <Clips clips={result.clips} /> : <PromptText text={result.prompt} />,
          },
          { value: "json", label: t("tabJson"), content: <Code text={json} /> },
          ...(forms.variant
            ? [{ value: "variant", label: t("tabVariant"), content: <PromptText text={forms.variant} /> }]
            : []),
        ]}
      />
      {result.negative ? <LeftOut text={result.negative} /> : null}
      <Settings settings={result.settings} />
      {own && engine ? (
        <>
          <Timeline
            shots={shots}
            picker={engine.picker}
            onChange={(next) => setEdit({ draft: now.draft, shots: next })}
          />
          <SlotChips
            fields={fieldsOf({ ...envelope.result, ...own }, now.draft, engine)}
            assumed={new Set(Object.keys(own.origins).filter((name) => own.origins[name] === "assumed"))}
            onChange={(slot, value) => setEdit(changed(now, { ...envelope.result, ...own }, slot, value))}
          />
        </>
      ) : null}
      <p className="text-soft">{result.explanation}</p>
    </Card>
  );

  function fieldsOf(made: VideoResult, from: VideoDraft, { picker }: VideoEngine): SlotField[] {
    const ratios = picker.videoModels.find(({ id }) => id === from.model)?.ratios ?? [];
    const words = OWN_WORDS.flatMap((slot) =>
      made.slots[slot] ? [{ slot, label: t(slot), how: "words" as const, value: made.slots[slot] }] : [],
    );
    return [
      ...words,
      { slot: "style", label: t("style"), how: "terms", value: made.slots["style"] ?? "", terms: picker.terms.style },
      {
        slot: "light",
        label: t("lighting"),
        how: "terms",
        value: made.slots["light"] ?? "",
        terms: picker.terms.light,
      },
      { slot: "move", label: t("camera"), how: "terms", value: made.slots["move"] ?? "", terms: picker.terms.move },
      {
        slot: "audio",
        label: t("audio"),
        how: "words",
        value: from.audio || [made.slots["ambience"], made.slots["music"]].filter(Boolean).join("، "),
      },
      { slot: "avoid", label: t("avoid"), how: "words", value: made.slots["avoid"] ?? "" },
      { slot: "ratio", label: t("aspectRatio"), how: "ratio", value: made.settings.ratio, ratios },
    ];
  }
}

/** A planned shot as the timeline holds it; sizes and moves that nobody chose stay open. */
function givenShot(shot: Record<string, unknown>): GivenShot {
  return {
    words: String(shot["action"]),
    seconds: Number(shot["end"]) - Number(shot["start"]),
    size: String(shot["shotSize"] ?? ""),
    camera: String(shot["cameraMove"] ?? ""),
  };
}

/** Parts that are shown in the person's own words. */
const OWN_WORDS = ["subject", "action", "setting", "time", "details", "use", "space"] as const;
const FIELD_OF: Record<string, keyof VideoDraft> = { light: "lighting", move: "camera", ratio: "aspectRatio" };

/** A part of the person's own sentence changes in the sentence, and in the timeline where it is; the rest is a field. */
function changed({ draft, shots }: Edit, made: VideoResult, slot: string, value: string): Edit {
  const before = made.slots[slot] ?? "";
  if (OWN_WORDS.some((each) => each === slot) && before !== "") {
    const swap = (text: string) => replaceWords(text, before, value);
    return {
      draft: { ...draft, text: swap(draft.text) },
      shots: shots?.map((shot) => ({ ...shot, words: swap(shot.words) })),
    };
  }
  const moved = slot === "move" ? shots?.map((shot) => ({ ...shot, camera: value })) : shots;
  return { draft: { ...draft, [FIELD_OF[slot] ?? slot]: value }, shots: moved };
}

function Code({ text }: { text: string }) {
  return (
    // A region that scrolls is reached by the keyboard.
    <pre
      dir="ltr"
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control bg-sunk p-4 text-start font-code text-sm"
    >
      {text}
    </pre>
  );
}

function LeftOut({ text }: { text: string }) {
  const t = useTranslations("videoPrompt");
  return (
    <section className="rounded-control border border-line bg-sunk p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base font-medium">{t("negative")}</h3>
        <CopyButton text={text} size="small" />
      </div>
      <AutoDirText text={text} />
    </section>
  );
}

function Settings({ settings }: { settings: VideoResult["settings"] }) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const rows = [
    [t("duration"), t("durationSeconds", { seconds: formatNumber(language, settings.durationSeconds) })],
    [t("aspectRatio"), settings.ratio],
    [t("resolution"), settings.resolution],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  return (
    <dl aria-label={t("settings")} className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-soft">{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
