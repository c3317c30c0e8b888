import type { LeftOut } from "#i18n/document-notes.ts";
import { elementsOf, nameOf } from "./xml.ts";

/** How a kind of document names its parts. Elements that no entry names are looked into. */
export interface Dialect {
  /** Elements that are a paragraph. */
  paragraphs: ReadonlySet<string>;
  table: string;
  row: string;
  cells: ReadonlySet<string>;
  /** Elements that hold no text of the document, each with the note that it deserves, or null. */
  without: Readonly<Record<string, LeftOut | null | ((element: Element) => LeftOut | null)>>;
  /** Elements whose text is not simply that of their children. */
  inline: Readonly<Record<string, (element: Element, flow: Flow) => string>>;
  /** Whether letters lie directly in any element, where runs of white space count as one space. */
  isMixed: boolean;
}

/** One document while it is read. */
export interface Flow {
  dialect: Dialect;
  /** What was left out, once each. */
  left: Set<LeftOut>;
  /** Text boxes, waiting for the end of the paragraph that they are anchored in. */
  boxes: string[];
  /** Notes at the foot, in the order of their numbers. */
  feet: string[];
  /** Whether an element has paragraphs in it: asked at every level of a tree, found once. */
  known: WeakMap<Element, boolean>;
}

/** A document of this dialect from its beginning. */
export function flowOf(dialect: Dialect): Flow {
  return { dialect, left: new Set(), boxes: [], feet: [], known: new WeakMap() };
}

/** The paragraphs and tables inside an element, each a text of its own. */
export function blocksOf(parent: Element, flow: Flow): string[] {
  const blocks: string[] = [];
  let loose = "";
  const flush = () => {
    blocks.push(...filled(loose), ...flow.boxes.splice(0));
    loose = "";
  };
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== 1) {
      loose += lettersOf(child, flow);
      continue;
    }
    const element = child as Element;
    if (isLeft(element, flow)) continue;
    const name = nameOf(element);
    if (isBlock(element, flow)) {
      flush();
      if (name === flow.dialect.table) blocks.push(...filled(tableText(element, flow)));
      else if (flow.dialect.paragraphs.has(name) && !hasBlocks(element, flow)) {
        blocks.push(...filled(inlineText(element, flow)), ...flow.boxes.splice(0));
      } else blocks.push(...blocksOf(element, flow));
    } else loose += inlineOf(element, flow);
  }
  flush();
  return blocks;
}

/** The text of a paragraph's parts, line breaks within it. */
export function inlineText(parent: Element, flow: Flow): string {
  let text = "";
  for (let child = parent.firstChild; child; child = child.nextSibling)
    text += child.nodeType === 1 ? inlineOf(child as Element, flow) : lettersOf(child, flow);
  return text;
}

function inlineOf(element: Element, flow: Flow): string {
  if (isLeft(element, flow)) return "";
  const name = nameOf(element);
  const rule = Object.hasOwn(flow.dialect.inline, name) ? flow.dialect.inline[name] : undefined;
  return rule ? rule(element, flow) : inlineText(element, flow);
}

function isLeft(element: Element, { dialect, left }: Flow): boolean {
  const name = nameOf(element);
  if (!Object.hasOwn(dialect.without, name)) return false;
  const rule = dialect.without[name];
  const note = typeof rule === "function" ? rule(element) : rule;
  if (note) left.add(note);
  return true;
}

function lettersOf(node: Node, { dialect }: Flow): string {
  return dialect.isMixed && (node.nodeType === 3 || node.nodeType === 4)
    ? (node.nodeValue ?? "").replace(/[\t\n\r ]+/g, " ")
    : "";
}

/** A row a line, its cells apart by tabs; a cell's own paragraphs follow each other in it. */
function tableText(table: Element, flow: Flow): string {
  return rowsOf(table, flow)
    .map((cells) => cells.join("\t").trimEnd())
    .filter((line) => line.trim() !== "")
    .join("\n");
}

function rowsOf(parent: Element, flow: Flow): string[][] {
  return elementsOf(parent).flatMap((child) => {
    const name = nameOf(child);
    if (isLeft(child, flow)) return [];
    return name === flow.dialect.row ? (isDeleted(child, flow) ? [] : [cellsOf(child, flow)]) : rowsOf(child, flow);
  });
}

function isDeleted(row: Element, { left }: Flow): boolean {
  const isGone = elementsOf(row).some(
    (part) => nameOf(part) === "trPr" && elementsOf(part).some((mark) => nameOf(mark) === "del"),
  );
  if (isGone) left.add("deleted_left_out");
  return isGone;
}

function cellsOf(parent: Element, flow: Flow): string[] {
  return elementsOf(parent).flatMap((child) => {
    const name = nameOf(child);
    if (isLeft(child, flow)) return [];
    return flow.dialect.cells.has(name)
      ? [
          blocksOf(child, flow)
            .join(" ")
            .replace(/\s*\n\s*|\t/g, " ")
            .trim(),
        ]
      : cellsOf(child, flow);
  });
}

function isBlock(element: Element, flow: Flow): boolean {
  const { dialect } = flow;
  const name = nameOf(element);
  if (dialect.paragraphs.has(name) || name === dialect.table) return true;
  return !Object.hasOwn(dialect.inline, name) && hasBlocks(element, flow);
}

function hasBlocks(element: Element, flow: Flow): boolean {
  const known = flow.known.get(element);
  if (known !== undefined) return known;
  const found = elementsOf(element).some(
    (child) => !Object.hasOwn(flow.dialect.without, nameOf(child)) && isBlock(child, flow),
  );
  flow.known.set(element, found);
  return found;
}

/** A note's sign in the text, `[1]`, after its own text went to the foot. */
export function footOf(note: Element | null, flow: Flow): string {
  if (!note) return "";
  const number = flow.feet.push("");
  flow.feet[number - 1] = `[${number}] ${blocksOf(note, flow).join("\n")}`;
  return `[${number}]`;
}

/** Puts a text box behind the paragraph that it is anchored in. */
export function boxOf(box: Element, flow: Flow): string {
  const waiting = flow.boxes.splice(0);
  const blocks = blocksOf(box, flow);
  flow.boxes.push(...waiting, ...blocks);
  return "";
}

function filled(text: string): string[] {
  const lines = text.replace(/ *\n */g, "\n").replace(/^\n+|\n+$/g, "");
  return lines.trim() === "" ? [] : [lines.trim()];
}
