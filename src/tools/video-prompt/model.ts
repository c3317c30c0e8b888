import { z } from "zod";
import { FAULT_PHRASES } from "#engines/media/fault-phrases.ts";
import { checkVideo } from "#engines/media/video/check-video.ts";
import { composeVideo } from "#engines/media/video/compose-video.ts";
import { planVideo } from "#engines/media/video/plan-video.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { modelFacts, optionLines } from "./model-phrases.ts";
import type { videoPrompt } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof videoPrompt>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

const text = z.string().catch("");
const texts = z.array(z.string()).catch([]);
const seconds = z.number().catch(0);

/** What the model hands back; only the prompt is indispensable. */
const ANSWER = z.object({
  prompt: z.string(),
  negative: z.string().nullable().catch(null),
  explanation: text,
  shots: z
    .array(
      z.object({
        start: seconds,
        end: seconds,
        subject: text,
        action: text,
        setting: text,
        shot_size: text,
        camera_move: text,
        lighting: text,
      }),
    )
    .catch([]),
  dialogue: z.array(z.object({ speaker: text, line: text, language: text, delivery: text })).catch([]),
  audio: z.object({ ambience: text, music: text, effects: text }).catch({ ambience: "", music: "", effects: "" }),
  warnings: texts,
  variants: texts,
});
const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});
const OUTPUT_TOKENS = 3000;

/** The tool's run through a model: what it is asked, and how its answer is checked by the same tables before anyone sees it. */
export const videoPromptViaModel: ModelRun = {
  request(input, { lang }) {
    const { plan } = planVideo({ ...input, interfaceLanguage: lang });
    return {
      variables: {
        options: optionLines(plan, lang),
        target: plan.model.label,
        answer_language: "en",
        model_facts: modelFacts(plan.model, lang),
      },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: OUTPUT_TOKENS,
      temperature: 0.7,
    };
  },

  parse(reply, input, { lang }) {
    const parsed = ANSWER.safeParse(reply);
    if (!parsed.success) return { ok: false, fault: FAULT_PHRASES.empty[lang]("prompt") };
    const request = { ...input, interfaceLanguage: lang };
    const { plan, warnings } = planVideo(request);
    const own = composeVideo(request);
    const { prompt: said, negative: left, shots, ...answer } = parsed.data;
    const prompt = said.trim();
    const negative = left?.trim() || undefined;
    const clips = plan.clips.length === 1 ? [{ durationSeconds: plan.clips[0] as number, prompt }] : [];
    const exact = [...plan.lines.map(({ line }) => line), ...plan.lettering];
    const faults = checkVideo(
      plan.model,
      { prompt, negative, settings: own.settings, clips, shots },
      exact,
      sourceOf(input),
    );
    if (faults.length > 0)
      return {
        ok: false,
        fault: faults
          .slice(0, 6)
          .map(({ code, detail }) => FAULT_PHRASES[code][lang](detail))
          .join("\n"),
      };
    const json = { ...own.json, ...(shots.length > 0 ? { shots } : {}) };
    return {
      ok: true,
      warnings: [],
      result: {
        prompt: input.format === "json" ? JSON.stringify(json, null, 2) : prompt,
        ...(negative ? { negative } : {}),
        json,
        settings: own.settings,
        clips,
        shots:
          shots.length > 0
            ? shots.map(({ shot_size: shotSize, camera_move: cameraMove, ...shot }) => ({
                ...shot,
                shotSize,
                cameraMove,
              }))
            : own.shots,
        dialogue: plan.lines.map(({ speaker, line, language, delivery }) => ({ speaker, line, language, delivery })),
        audio: answer.audio,
        slots: {},
        origins: {},
        assumptions: [],
        explanation: answer.explanation,
        warnings: [...new Set([...warnings.filter((warning) => !warning.includes("« »")), ...answer.warnings])],
        variants: answer.variants.slice(0, 2),
      },
    };
  },
};

const FIELDS = ["style", "camera", "lighting", "audio", "avoid"] as const;

function fieldsOf(input: Input): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of FIELDS) if (input[name]) given[name] = input[name];
  if (input.dialogue.length > 0)
    given["dialogue"] = input.dialogue
      .map(({ speaker, line, language, delivery }) =>
        [speaker, language, delivery, `"${line}"`].filter(Boolean).join(" | "),
      )
      .join("\n");
  return given;
}

function sourceOf(input: Input): string {
  return [input.text, ...Object.values(fieldsOf(input))].join("\n");
}
