import type { Language } from "#i18n/language.ts";
import * as registered from "./all-tools.ts";
import type { Runner } from "./runner.ts";
import type { ToolDeclaration } from "./tool.ts";

type Registered = (typeof registered)[keyof typeof registered];
export type ToolSlug = Registered["declaration"]["slug"];

type RegisteredAs<Slug extends ToolSlug> = Extract<Registered, { declaration: { slug: Slug } }>;

const IN_MENU_ORDER = Object.values(registered).toSorted(
  (one, other) => one.declaration.point - other.declaration.point,
);

/** Every tool by slug, in menu order. Server only: it brings the engines along. */
export const REGISTRATIONS = Object.fromEntries(IN_MENU_ORDER.map((tool) => [tool.declaration.slug, tool])) as {
  [Slug in ToolSlug]: RegisteredAs<Slug>;
};

/** Their declarations. */
export const TOOLS = Object.fromEntries(IN_MENU_ORDER.map(({ declaration }) => [declaration.slug, declaration])) as {
  [Slug in ToolSlug]: RegisteredAs<Slug>["declaration"];
};

export const TOOL_SLUGS = Object.keys(TOOLS) as [ToolSlug, ...ToolSlug[]];

export function isToolSlug(value: string): value is ToolSlug {
  return Object.hasOwn(TOOLS, value);
}

/**
 * A tool's runner, with its own types hidden: the pipeline hands it what the tool's own schema parsed. Empty for a tool that has
 * no engine yet.
 */
export function runnerOf(slug: ToolSlug): Runner<unknown, unknown> {
  return (REGISTRATIONS[slug] as { runner?: Runner<unknown, unknown> }).runner ?? {};
}

/** Credits for a run by this engine: nothing for what rules alone do, where a blind reader did not find it worth one. */
export function costOf(slug: ToolSlug, engine: "provider" | "builtin" | null): number {
  const { cost, isFreeByRule } = TOOLS[slug] as ToolDeclaration;
  return engine === "builtin" && isFreeByRule ? 0 : cost;
}

/** Whether the tool can work at all; one that cannot is shown as coming soon. */
export function isBuilt(slug: ToolSlug): boolean {
  const { builtIn, viaModel } = runnerOf(slug);
  return builtIn !== undefined || viaModel !== undefined;
}

/** Whether the tool shows its models images, so that only models that see can serve it. */
export function needsSight(slug: string): boolean {
  return isToolSlug(slug) && (runnerOf(slug).viaModel?.needsSight ?? false);
}

type Camel<Slug extends string> = Slug extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Slug;

/** "image-to-text" → "imageToText", the namespace of that tool's messages. */
export function namespaceOf<Slug extends ToolSlug>(slug: Slug): Camel<Slug> {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Slug>;
}

/** Every tool's block of messages by its namespace. */
export const TOOL_MESSAGES = Object.fromEntries(
  TOOL_SLUGS.map((slug) => [namespaceOf(slug), REGISTRATIONS[slug].messages]),
) as { [Slug in ToolSlug as Camel<Slug>]: RegisteredAs<Slug>["messages"] };

/** What a tool is called in menus and page titles. */
export function wordsOf(slug: ToolSlug, language: Language): { title: string; description: string; short: string } {
  return REGISTRATIONS[slug].messages[language];
}

/** The text that streams, or an empty one. */
export function mainTextOf(slug: ToolSlug, result: unknown): string {
  const { mainText } = TOOLS[slug];
  const value = mainText === null ? undefined : (result as Record<string, unknown>)[mainText];
  return typeof value === "string" ? value : "";
}
