import { type JsonObject, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import type { FormatReading, Loss } from "../prompt-file.ts";
import { readFrontMatter } from "../read-yaml.ts";
import { tidyBlanks } from "../tidy-blanks.ts";
import { contentOf, roleOf, type Turn, turnsOf } from "../turns.ts";

const ROLE = /\{\{\s{0,4}role\s{1,4}["']([a-z]{1,20})["']\s{0,4}\}\}|<<<dotprompt:role:([a-z]{1,20})>>>/g;

/** dotprompt: values in YAML, then a Handlebars text whose roles are set by `{{role "system"}}`. */
export function readDotprompt(text: string, name: string): FormatReading {
  const { values, body } = readFrontMatter(text);
  const losses = lossesOf(values);
  const input = objectOf(values.input);
  if (Object.keys(objectOf(input?.default) ?? {}).length > 0) losses.push("values");
  const heads = [...body.matchAll(ROLE)];
  const turns: Turn[] = [
    { role: "user", text: body.slice(0, heads[0]?.index) },
    ...heads.map((head, at) => ({
      role: roleOf(head[1] ?? head[2] ?? "") ?? ("user" as const),
      text: body.slice(head.index + head[0].length, heads[at + 1]?.index),
    })),
  ];
  const content = contentOf(turns.map((turn) => ({ ...turn, text: tidyBlanks(turn.text, "handlebars", losses) })));
  return { format: "dotprompt", prompts: [{ title: titleOf(values, name), content, tags: tagsOf(values) }], losses };
}

/** prompty: values in YAML, then sections under `system:` and `user:` with Jinja's or Mustache's blanks. */
export function readPrompty(text: string, name: string): FormatReading {
  const { values, body } = readFrontMatter(text);
  const losses = lossesOf(values);
  if (hasInputValues(values)) losses.push("values");
  const content = contentOf(turnsOf(body).map((turn) => ({ ...turn, text: tidyBlanks(turn.text, "jinja", losses) })));
  return { format: "prompty", prompts: [{ title: titleOf(values, name), content, tags: tagsOf(values) }], losses };
}

function lossesOf(values: JsonObject): Loss[] {
  const losses: Loss[] = [];
  const model = objectOf(values.model);
  const isNamed = typeof values.model === "string" || Object.keys(model ?? {}).some((key) => key !== "api");
  if (isNamed || values.config !== undefined) losses.push("model");
  if (values.tools !== undefined) losses.push("tools");
  if ([values.output, values.outputs, values.outputSchema].some((each) => each !== undefined)) losses.push("output");
  return losses;
}

/** A sample or default beside an input: as its bare value, or in an object or a list of such. */
function hasInputValues(values: JsonObject): boolean {
  if (Object.keys(objectOf(values.sample) ?? {}).length > 0) return true;
  const inputs = values.inputs ?? objectOf(values.inputSchema)?.properties;
  const each = Array.isArray(inputs) ? inputs : Object.values(objectOf(inputs) ?? {});
  return each.some((input) => {
    const described = objectOf(input);
    if (!described) return input !== null && input !== "" && !Array.isArray(inputs);
    return [described.default, described.sample].some((value) => value !== undefined);
  });
}

function titleOf(values: JsonObject, name: string): string {
  return stringOf(values.name) || name;
}

function tagsOf(values: JsonObject): string[] {
  return listOf(objectOf(values.metadata)?.tags ?? values.tags).flatMap((tag) => stringOf(tag) ?? []);
}
