import type { BoundedZip } from "./bounded-zip.ts";
import { blocksOf, boxOf, type Dialect, flowOf, footOf } from "./flow.ts";
import { partOf, placeOf, relationsOf } from "./parts.ts";
import { attributeOf, childOf, parsePage, within } from "./xml.ts";
import { OFFICE, type ReadDocument } from "./word.ts";

const MOST_SPACES = 100;

const OPEN_DOCUMENT: Dialect = {
  paragraphs: new Set(["p", "h"]),
  table: "table",
  row: "table-row",
  cells: new Set(["table-cell", "covered-table-cell"]),
  isMixed: true,
  without: {
    "tracked-changes": (changes) => (within(changes, "deletion").length > 0 ? "deleted_left_out" : null),
    annotation: "comments_left_out",
    image: "objects_left_out",
    object: "objects_left_out",
    "object-ole": "objects_left_out",
    forms: null,
    "sequence-decls": null,
    "variable-decls": null,
    "note-citation": null,
    "ruby-text": null,
    title: null,
    desc: null,
    number: null,
  },
  inline: {
    s: (element) => " ".repeat(Math.min(MOST_SPACES, Number(attributeOf(element, "c") ?? 1) || 1)),
    tab: () => "\t",
    "line-break": () => "\n",
    "text-box": boxOf,
    note: (element, flow) => footOf(childOf(element, "note-body"), flow),
  },
};

/** An OpenDocument text. */
export function readOpenDocument(zip: BoundedZip): ReadDocument {
  const content = partOf(zip, "content.xml");
  const body = childOf(childOf(content, "body"), "text");
  if (!body) throw new Error("no text in content.xml");
  const flow = flowOf(OPEN_DOCUMENT);
  const blocks = blocksOf(body, flow);
  if (within(body, "list").length > 0) flow.left.add("list_signs_left_out");
  const styles = partOf(zip, "styles.xml");
  const margins = styles ? [...within(styles, "header"), ...within(styles, "footer")] : [];
  if (margins.some((each) => /\p{L}/u.test(each.textContent ?? ""))) flow.left.add("headers_left_out");
  return { blocks: [...blocks, ...flow.feet], left: [...flow.left] };
}

/** The slides of a PowerPoint file in the order that they are shown in. */
export function readSlides(zip: BoundedZip): ReadDocument {
  const name = relationsOf(zip, "").find(({ type }) => type === "officeDocument")?.target ?? "ppt/presentation.xml";
  const show = partOf(zip, name);
  if (!show) throw new Error(`no ${name}`);
  const places = new Map(relationsOf(zip, name).map(({ id, target }) => [id, target]));
  const flow = flowOf(OFFICE);
  const blocks = within(show, "sldId").flatMap((each) => {
    const place = places.get(idOf(each)) ?? "";
    const slide = partOf(zip, place);
    if (relationsOf(zip, place).some(({ type }) => type === "notesSlide")) flow.left.add("speaker_notes_left_out");
    return slide ? blocksOf(slide, flow) : [];
  });
  return { blocks, left: [...flow.left] };
}

/** `r:id`, beside the slide's own `id`. */
function idOf(slide: Element): string {
  return Array.from(slide.attributes).find(({ name }) => /^.+:id$/.test(name))?.value ?? "";
}

const PAGE: Dialect = {
  paragraphs: new Set(
    "p h1 h2 h3 h4 h5 h6 li dt dd blockquote pre div section article aside header footer figcaption caption body".split(
      " ",
    ),
  ),
  table: "table",
  row: "tr",
  cells: new Set(["td", "th"]),
  isMixed: true,
  without: {
    head: null,
    script: null,
    style: null,
    rt: null,
    rp: null,
    img: "objects_left_out",
    svg: "objects_left_out",
    object: "objects_left_out",
    math: "objects_left_out",
  },
  inline: { br: () => "\n" },
};

/** The chapters of an EPUB book in their reading order. */
export function readBook(zip: BoundedZip): ReadDocument {
  const container = partOf(zip, "META-INF/container.xml");
  const place = attributeOf(container && (within(container, "rootfile")[0] ?? null), "full-path");
  const book = partOf(zip, place ?? "");
  if (!book || !place) throw new Error("no package document");
  const hrefs = new Map(within(book, "item").map((each) => [attributeOf(each, "id"), attributeOf(each, "href") ?? ""]));
  const flow = flowOf(PAGE);
  const blocks = within(book, "itemref").flatMap((each) => {
    const page = zip.text(placeOf(place, decodeURIComponent(hrefs.get(attributeOf(each, "idref")) ?? "")));
    return page === null ? [] : blocksOf(parsePage(page), flow);
  });
  return { blocks, left: [...flow.left] };
}
