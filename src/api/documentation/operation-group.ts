import { html } from "hono/html";
import type { ApiDocument, Operation } from "./describe-api.ts";
import { DOCS_WORDS, type DocsWords } from "./docs-messages.ts";
import { type Schema, typeText } from "./type-text.ts";

export type Html = ReturnType<typeof html>;
export interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** A group's place on the page. */
export const groupIdOf = (name: string) => name.toLowerCase().replace(/\W+/g, "-");

/** Operations are described in English, so that this part of the page is English in both languages. */
export function operationGroup(name: string, entries: Entry[], document: ApiDocument): Html {
  const description = document.tags?.find((tag) => tag.name === name)?.description ?? "";
  return html`<section id="${groupIdOf(name)}" lang="en" dir="ltr">
    <h2>${name}</h2>
    <p>${description}</p>
    ${entries.map((entry) => operationDetails(entry))}
  </section>`;
}

const words = DOCS_WORDS.en;

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string };

function operationDetails({ method, path, operation }: Entry): Html {
  const given = (operation.parameters ?? []).filter((one) => "name" in one) as unknown as Parameter[];
  const body = (operation.requestBody as Content | undefined)?.content ?? {};
  const answers = Object.entries((operation.responses ?? {}) as Record<string, Content & { description?: string }>);
  const codes = answers.flatMap(([, answer]) => codesOf(answer));
  return html`<details id="${operation.operationId ?? ""}">
    <summary><code>${method} ${path}</code> ${operation.summary ?? ""}</summary>
    <p><em>${whoMayCall(operation)}</em></p>
    ${(operation.description ?? "")
      .split("\n\n")
      .filter(Boolean)
      .map((line) => html`<p>${line}</p>`)}
    ${
      given.length > 0
        ? fieldTable(
            given.map((one) => [
              `${one.name} (${one.in})`,
              { description: one.description, ...one.schema },
              one.required,
            ]),
          )
        : ""
    }
    ${Object.entries(body).map(([type, { schema }]) => shape(`${words.input}: ${type}`, schema ?? {}))}
    ${answers.filter(([status]) => Number(status) < 400).map(([status, answer]) => answerOf(status, answer))}
    <p>${words.refusedWith}: ${codes.map((code) => html`<code>${code}</code> `)}</p>
  </details>`;
}

function answerOf(status: string, answer: Content & { description?: string }): Html {
  return html`<p><strong>${words.answer} ${status}</strong>: ${answer.description ?? ""}</p>
    ${Object.entries(answer.content ?? {}).map(([type, { schema }]) =>
      type === "text/event-stream"
        ? html`<pre tabindex="0">${schema?.description ?? ""}</pre>`
        : shape(type, schema ?? {}),
    )}`;
}

function whoMayCall(operation: Operation): string {
  const scope = (operation as { "x-key-scope"?: keyof DocsWords["scopes"] })["x-key-scope"];
  const isOpen = (operation.security ?? []).some((way) => Object.keys(way).length === 0);
  const keys = scope && scope !== "any" ? `${words.scope}: ${scope}` : scope ? words.scopes.any : "";
  return [isOpen ? words.open : "", keys].filter(Boolean).join(" · ") || words.session;
}

/** The codes of a refusal's answer; none for an answer that is none. */
export function codesOf(answer: Content): string[] {
  const schema = answer.content?.["application/json"]?.schema;
  const own = schema?.allOf?.[1]?.properties?.["error"]?.properties?.["code"]?.enum;
  return (own ?? []).map(String);
}

function shape(heading: string, schema: Schema): Html {
  const fields = Object.entries(schema.properties ?? {});
  return html`<h3>${heading}</h3>
    ${
      fields.length === 0
        ? html`<p><code>${typeText(schema)}</code></p>`
        : fieldTable(fields.map(([name, value]) => [name, value, schema.required?.includes(name)]))
    }`;
}

function fieldTable(fields: [name: string, schema: Schema, required?: boolean][]): Html {
  return table(
    [words.field, words.type, words.about],
    fields.map(([name, schema, required]) => [
      html`<code>${name}</code>`,
      html`<code>${typeText(schema)}</code>`,
      [
        required ? words.required : "",
        schema.description ?? "",
        schema.default === undefined ? "" : `= ${JSON.stringify(schema.default)}`,
      ]
        .filter(Boolean)
        .join(" · "),
    ]),
  );
}

export function table(heads: readonly string[], rows: (Html | string)[][]): Html {
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
