import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { doubtfulPlaces } from "#tools/workspace/files/doubtful-places.ts";
import { MarkedTextArea } from "#tools/workspace/marked-text-area.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import { sendToDraft } from "#tools/browser/kept-draft.ts";
import type { Envelope } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { blockAt, csvOf, type ImageToTextResult, placeOf } from "#tools/image-to-text/draft.ts";
import { type Picking, ReadPicture } from "./read-picture.tsx";

interface ResultProps {
  envelope: Envelope<ImageToTextResult>;
  /** The text as the reader has it now. */
  text: string;
  onText: (text: string) => void;
  /** The picture, where the browser still has it. */
  address: string | null;
  picking: Picking;
}

/** Picture and text side by side: a block picked in one is shown in the other. */
export function ImageToTextResultPane({ envelope, text, onText, address, picking }: ResultProps) {
  const t = useTranslations("imageToText");
  const { language } = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const { picked, setPicked } = picking;
  const { result } = envelope;
  const doubtful = doubtfulPlaces(text, result);

  // Only picking moves the selection; writing does not.
  const written = useRef(text);
  useEffect(() => {
    written.current = text;
  });
  useEffect(() => {
    const block = picked?.from === "picture" ? result.blocks[picked.block] : undefined;
    const place = block ? placeOf(written.current, block) : null;
    if (!place || !area.current) return;
    area.current.focus({ preventScroll: true });
    area.current.setSelectionRange(place.start, place.end);
    area.current.scrollIntoView({ block: "nearest" });
  }, [picked, result]);
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div>
          <EngineBadge engine={envelope.engine} model={envelope.model} />
        </div>
        <h2 className="text-lg">{t("found", { pages: result.pages })}</h2>
        <p className="text-sm text-soft">
          {doubtful.length > 0 ? t("doubtful", { count: doubtful.length }) : t("noneDoubtful")}
        </p>
      </header>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <ResultActions
        text={text}
        fileName="text"
        details={{ ...result, text }}
        csv={result.tables.length > 0 ? csvOf(result.tables) : undefined}
        runId={envelope.runId}
        onSave={() => saveText({ content: text, tool: "image-to-text", lang: language })}
      />
      {address ? (
        <div className="lg:hidden">
          <ReadPicture result={result} address={address} picking={picking} />
        </div>
      ) : null}
      <Field label={t("text")} hint={t("textHint")}>
        <MarkedTextArea
          ref={area}
          value={text}
          rows={8}
          marks={doubtful.map((place) => ({ ...place, tone: "amber" }))}
          onChange={(event) => onText(event.target.value)}
          onSelect={(event) => {
            const block = blockAt(text, result.blocks, event.currentTarget.selectionStart);
            if (block !== picked?.block) setPicked(block === null ? null : { block, from: "text" });
          }}
        />
      </Field>
      <div className="border-t border-line pt-3">
        <SendTo text={text} />
      </div>
    </Card>
  );
}

/** The text as the next draft of another tool. */
function SendTo({ text }: { text: string }) {
  const t = useTranslations("imageToText");
  const workspace = useTranslations("workspace");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const send = (tool: string, draft: object) => {
    sendToDraft(tool, draft);
    void navigate(pathIn(language, `/${tool}`));
  };
  const items = [
    { label: t("sendChecker"), onSelect: () => send("prompt-checker", { text }) },
    {
      label: t("sendTranslate"),
      onSelect: () => send("prompt-generate", { text: t("translateRequest", { text }) }),
    },
    { label: t("sendHumanizer"), onSelect: () => send("ai-humanizer", { text }) },
    { label: t("sendDetector"), onSelect: () => send("ai-detector", { text }) },
  ];
  return (
    <Menu label={workspace("sendTo")} items={items}>
      {workspace("sendTo")}
    </Menu>
  );
}
