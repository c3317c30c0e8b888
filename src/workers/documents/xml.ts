import { DOMParser } from "@xmldom/xmldom";
import { RefusalError } from "#i18n/refusals.ts";

/** Elements that parse as a tree no deeper than a document of people; deeper ones would exhaust the stack. */
const MOST_DEPTH = 256;
const ELEMENT = 1;
/** Tags of one part; 60,000 short paragraphs of Word have half as many. */
const MOST_TAGS = 1_000_000;

/**
 * The root of an XML text. Throws `too_large` beyond a million tags, and an error on what is not well formed, on an entity that
 * the text declares itself (none is ever expanded), and on a tree deeper than 256.
 */
export function parseXml(text: string): Element {
  return parsed(text, "application/xml");
}

/** The same for a page of a book, with the names that HTML has for signs and its looser endings. */
export function parsePage(text: string): Element {
  return parsed(text, "text/html");
}

function parsed(text: string, type: string): Element {
  let tags = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) tags += 1;
  if (tags > MOST_TAGS) throw new RefusalError("too_large");
  const document = new DOMParser({
    errorHandler: { warning: () => {}, error: fail, fatalError: fail },
  }).parseFromString(text.replace(/^\uFEFF/, ""), type);
  const root = document.documentElement;
  if (!root) throw new Error("no element");
  checkDepth(root);
  return root;
}

function fail(message: unknown): never {
  throw new Error(String(message));
}

function checkDepth(root: Element): void {
  let node: Node | null = root;
  let depth = 0;
  while (node) {
    if (node.firstChild) {
      node = node.firstChild;
      depth += 1;
      if (depth > MOST_DEPTH) throw new Error("too deep");
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      depth -= 1;
    }
    node = node && node !== root ? node.nextSibling : null;
  }
}

/** The elements directly inside one. */
export function elementsOf(parent: Node): Element[] {
  const found: Element[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling)
    if (child.nodeType === ELEMENT) found.push(child as Element);
  return found;
}

/** The element's name without its prefix. */
export function nameOf(element: Element): string {
  return element.localName || element.nodeName;
}

/** The first element of this name directly inside one, or null. */
export function childOf(parent: Element | null, name: string): Element | null {
  return parent ? (elementsOf(parent).find((child) => nameOf(child) === name) ?? null) : null;
}

/** All elements of this name at any depth, in their order. */
export function within(root: Element, name: string): Element[] {
  return [...elementsOf(root)].flatMap((child) => [...(nameOf(child) === name ? [child] : []), ...within(child, name)]);
}

/** An attribute by its name without prefix, or null. */
export function attributeOf(element: Element | null, name: string): string | null {
  for (const each of element ? Array.from(element.attributes) : [])
    if ((each.localName || each.name) === name) return each.value;
  return null;
}
