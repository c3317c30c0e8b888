import type { LeftOut } from "#i18n/document-notes.ts";
import type { BoundedZip } from "./bounded-zip.ts";
import { type Dialect, blocksOf, boxOf, type Flow, flowOf, footOf, inlineText } from "./flow.ts";
import { partOf, type Relation, relationsOf } from "./parts.ts";
import { attributeOf, childOf, elementsOf, within } from "./xml.ts";

/** What a document gave: its paragraphs, with the notes of its feet at the end, and what was left out of them. */
export interface ReadDocument {
  blocks: string[];
  left: LeftOut[];
}

/** A Word document: the part that the file names as its document, whatever it is called. */
export function readWord(zip: BoundedZip): ReadDocument {
  const name = relationsOf(zip, "").find(({ type }) => type === "officeDocument")?.target ?? "word/document.xml";
  const document = partOf(zip, name);
  if (!document) throw new Error(`no ${name}`);
  const relations = relationsOf(zip, name);
  const flow = flowOf(wordDialect(zip, relations));
  const blocks = blocksOf(document, flow);
  if (relations.some((each) => /^(?:header|footer)$/.test(each.type) && hasWords(zip, each.target)))
    flow.left.add("headers_left_out");
  return { blocks: [...blocks, ...flow.feet], left: [...flow.left] };
}

function hasWords(zip: BoundedZip, name: string): boolean {
  const part = partOf(zip, name);
  return part !== null && within(part, "t").some((each) => /\p{L}/u.test(each.textContent ?? ""));
}

/** What WordprocessingML and DrawingML share; slides are read by it as they are. */
export const OFFICE: Dialect = {
  paragraphs: new Set(["p"]),
  table: "tbl",
  row: "tr",
  cells: new Set(["tc"]),
  isMixed: false,
  without: {
    del: "deleted_left_out",
    moveFrom: "deleted_left_out",
    commentReference: "comments_left_out",
    blip: "objects_left_out",
    imagedata: "objects_left_out",
    OLEObject: "objects_left_out",
    chart: "objects_left_out",
    relIds: "objects_left_out",
    altChunk: "objects_left_out",
    rPr: null,
    tblPr: null,
    tcPr: null,
    trPr: null,
    sectPr: null,
    sdtPr: null,
    rt: null,
    instrText: null,
    // The same content a second time, for older programs.
    Fallback: null,
    pPr: (element) => (childOf(element, "numPr") ? "list_signs_left_out" : null),
  },
  inline: {
    t: (element) => element.textContent ?? "",
    tab: () => "\t",
    br: () => "\n",
    cr: () => "\n",
    noBreakHyphen: () => "-",
    sym: symbolOf,
    r: runOf,
    txbxContent: boxOf,
    f: fraction,
    rad: root,
    d: brackets,
    nary: sumOf,
    sSup: script,
    sSub: script,
    sSubSup: script,
  },
};

function wordDialect(zip: BoundedZip, relations: readonly Relation[]): Dialect {
  const reader = (kind: "footnote" | "endnote") => {
    let notes: Map<string | null, Element> | undefined;
    return (element: Element, flow: Flow) => {
      const name = relations.find(({ type }) => type === `${kind}s`)?.target;
      const part = notes || name === undefined ? null : partOf(zip, name);
      notes ??= new Map(elementsOf(part ?? element).map((note) => [attributeOf(note, "id"), note]));
      return footOf(notes.get(attributeOf(element, "id")) ?? null, flow);
    };
  };
  return {
    ...OFFICE,
    inline: { ...OFFICE.inline, footnoteReference: reader("footnote"), endnoteReference: reader("endnote") },
  };
}

/** A run, unless it is hidden from readers. */
function runOf(run: Element, flow: Flow): string {
  const vanish = childOf(childOf(run, "rPr"), "vanish");
  const isHidden = vanish !== null && !["0", "false", "off"].includes(attributeOf(vanish, "val") ?? "");
  if (!isHidden) return inlineText(run, flow);
  flow.left.add("hidden_left_out");
  return "";
}

/** A sign by its number; in a font of signs the number is private and says nothing without that font. */
function symbolOf(element: Element): string {
  const code = Number.parseInt(attributeOf(element, "char") ?? "", 16);
  return code > 31 && code < 0xe000 ? String.fromCodePoint(code) : "";
}

const partText = (element: Element, name: string, flow: Flow) => {
  const part = childOf(element, name);
  return part ? inlineText(part, flow) : "";
};

function fraction(element: Element, flow: Flow): string {
  return `${grouped(partText(element, "num", flow))}/${grouped(partText(element, "den", flow))}`;
}

function root(element: Element, flow: Flow): string {
  const degree = partText(element, "deg", flow);
  return `${degree === "" ? "" : `${degree}`}√${grouped(partText(element, "e", flow))}`;
}

function brackets(element: Element, flow: Flow): string {
  const signs = childOf(element, "dPr");
  const sign = (name: string, usual: string) => attributeOf(childOf(signs, name), "val") ?? usual;
  const inside = elementsOf(element).filter((part) => part.localName === "e");
  return `${sign("begChr", "(")}${inside.map((part) => inlineText(part, flow)).join(", ")}${sign("endChr", ")")}`;
}

function sumOf(element: Element, flow: Flow): string {
  const sign = attributeOf(childOf(childOf(element, "naryPr"), "chr"), "val") ?? "∫";
  return `${sign}${scripts(element, flow)} ${partText(element, "e", flow)}`;
}

function script(element: Element, flow: Flow): string {
  return `${grouped(partText(element, "e", flow))}${scripts(element, flow)}`;
}

function scripts(element: Element, flow: Flow): string {
  const [below, above] = [partText(element, "sub", flow), partText(element, "sup", flow)];
  return `${below && `_${grouped(below)}`}${above && `^${grouped(above)}`}`;
}

/** Brackets round what is more than one number or name. */
function grouped(text: string): string {
  return /^[\p{L}\p{M}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}
