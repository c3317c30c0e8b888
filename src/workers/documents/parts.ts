import { posix } from "node:path";
import type { BoundedZip } from "./bounded-zip.ts";
import { attributeOf, elementsOf, parseXml } from "./xml.ts";

/** A part that another one names. */
export interface Relation {
  id: string;
  /** The last word of its type, such as `footnotes`. */
  type: string;
  /** The part's name in the zip. */
  target: string;
}

/** The parts that a part of an Office file names; those of the file itself for an empty name. */
export function relationsOf(zip: BoundedZip, part: string): Relation[] {
  const list = partOf(zip, posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`));
  return (list ? elementsOf(list) : []).map((each) => ({
    id: attributeOf(each, "Id") ?? "",
    type: (attributeOf(each, "Type") ?? "").split("/").at(-1) ?? "",
    target: placeOf(part, attributeOf(each, "Target") ?? ""),
  }));
}

/** The root of an XML part, or null where the zip has none of this name. */
export function partOf(zip: BoundedZip, name: string): Element | null {
  const text = zip.text(name);
  return text === null ? null : parseXml(text);
}

/** A name as a part writes it, from the zip's top. */
export function placeOf(part: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target);
  return posix.normalize(path);
}
