import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callOf, choiceFor, createTestAi } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, type ReceivedRequest, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { framesOf, type Wire } from "#tests/support/models/llm-servers-frames.ts";

/** A folder with the vendors' published schemas (openai.schema.json, anthropic.schema.json), kept outside the repository. */
const FOLDER = process.env["SIYAGHA_LLM_SCHEMAS"];

const SCHEMAS: Record<Wire, { file: string; request: string; event: string }> = {
  "openai-chat": {
    file: "openai",
    request: "CreateChatCompletionRequest",
    event: "CreateChatCompletionStreamResponse",
  },
  deepseek: { file: "openai", request: "CreateChatCompletionRequest", event: "CreateChatCompletionStreamResponse" },
  "openai-responses": { file: "openai", request: "CreateResponse", event: "ResponseStreamEvent" },
  anthropic: { file: "anthropic", request: "MessageCreateParams", event: "RawMessageStreamEvent" },
};

const ANSWER_SCHEMA = {
  type: "object",
  properties: {
    prompt: { type: "string" },
    note: { type: ["string", "null"] },
    list: { type: "array", items: { type: "string" } },
  },
  required: ["prompt", "note", "list"],
  additionalProperties: false,
};

describe.skipIf(!FOLDER).each(Object.keys(SCHEMAS) as Wire[])("against the published schemas, %s", (wire) => {
  let server: LlmServer;

  beforeAll(async () => {
    server = await startLlmServer();
  });

  afterAll(() => server.close());

  test.each([
    {},
    { repair: { reply: "{}", fault: "the prompt is missing" } },
    { temperature: 0.4 },
    { answerSchema: undefined },
  ])("a request with %j is valid", async (more) => {
    server.play({ does: "answer", text: '{"prompt":"x"}' });
    for await (const event of createTestAi(server.origin).stream(
      choiceFor(wire, server.origin),
      callOf({ answerSchema: ANSWER_SCHEMA, ...more }),
    ))
      if (event.type === "end") break;
    const [{ body }] = server.requests as [ReceivedRequest];
    expect(faultsOf(validator(wire, "request"), wire === "deepseek" ? withoutThinking(body) : body)).toEqual([]);
  });

  test("the loopback server's frames are valid", () => {
    const frames = framesOf(wire);
    const written = [...frames.opening(), ...frames.text("اكتب"), ...frames.closing("اكتب", "stop")];
    const validate = validator(wire, "event");
    const events = written.map((frame) => /^data: (.*)$/m.exec(frame)?.[1] as string);
    // Pings are not in the vendor's type of events, though its documentation has them.
    const typed = events.filter((json) => json !== "[DONE]" && !json.includes('"ping"'));
    expect(typed.flatMap((json) => faultsOf(validate, JSON.parse(json)))).toEqual([]);
  });
});

function validator(wire: Wire, part: "request" | "event"): ValidateFunction {
  const { file, ...names } = SCHEMAS[wire];
  const schemas = JSON.parse(readFileSync(join(FOLDER as string, `${file}.schema.json`), "utf8")) as {
    roots: Record<string, object>;
    $defs: object;
  };
  return new Ajv2020({ strict: false, logger: false, validateFormats: false }).compile({
    ...schemas.roots[names[part]],
    $defs: schemas.$defs,
  });
}

function faultsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message} in ${JSON.stringify(value)}`);
}

/** The one field DeepSeek adds to OpenAI's format. */
function withoutThinking(body: Record<string, unknown>): Record<string, unknown> {
  const { thinking: _thinking, ...rest } = body;
  return rest;
}
