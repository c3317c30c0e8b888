import type { Language } from "#i18n/language.ts";
import type { Messages, MessageTree } from "#i18n/messages.ts";
import type { RunnerOf } from "./runner.ts";
import type { ToolDeclaration } from "./tool.ts";

/** The words that menus, tiles and the page's title take from a tool. */
type ToolTree = MessageTree & { title: string; description: string; short: string };

/** All that the product knows of a tool: menus, page, API, command line and back office are made from this. */
export interface ToolRegistration<Declaration extends ToolDeclaration, Tree extends ToolTree> {
  declaration: Declaration;
  /** What makes its results; with one goes `page.tsx` in the tool's folder. Without one the tool is shown as coming soon. */
  runner?: RunnerOf<Declaration>;
  messages: Messages<Tree>;
  /** Version 1 of its system prompt, written in each language by itself; the administrator's later versions are stored. */
  systemPrompts: Record<Language, string>;
  /**
   * Three requests on which the administrator tries a draft: a usual one, a thin one, an awkward one; none for a tool that needs
   * a file.
   */
  samples: Record<Language, readonly string[]>;
}

export function registerTool<const Declaration extends ToolDeclaration, Tree extends ToolTree>(
  registration: ToolRegistration<Declaration, Tree>,
): ToolRegistration<Declaration, Tree> {
  return registration;
}
