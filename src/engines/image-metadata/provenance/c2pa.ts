import { latin1, startsWith } from "#engines/image-metadata/byte-text.ts";
import { readCbor, type Cbor } from "./cbor.ts";

/** What a provenance manifest (C2PA) says of how a picture came to be. Nothing of it is verified. */
export interface Provenance {
  /** Programs that are named as having signed or drawn it. */
  programs: string[];
  /** Such as "c2pa.created". */
  actions: string[];
  /** The last part of IPTC's term, such as "trainedAlgorithmicMedia". */
  sources: string[];
}

interface Box {
  label: string;
  data: Uint8Array;
}

const MOST_BOXES = 400;
const MOST_NAMES = 8;
const LONGEST = 80;

/** Reads the claims and actions of a manifest store (JUMBF boxes with CBOR); empty lists for damaged or unknown parts. */
export function readProvenance(bytes: Uint8Array): Provenance {
  const boxes: Box[] = [];
  walk(bytes, "", boxes, 0);
  const claims = boxes
    .filter(({ label }) => label.startsWith("c2pa.claim"))
    .map(({ data }) => objectOf(readCbor(data)));
  const actions = boxes
    .filter(({ label }) => label.startsWith("c2pa.actions"))
    .flatMap(({ data }) => actionsOf(objectOf(readCbor(data))));
  const signers = claims.flatMap((claim) => {
    const named = listOf(claim["claim_generator_info"]).flatMap(nameOf);
    return named.length > 0 ? named : nameOf(product(claim["claim_generator"]));
  });
  return {
    programs: distinct([...actions.flatMap((action) => nameOf(action["softwareAgent"])), ...signers]),
    actions: distinct(actions.flatMap((action) => nameOf(action["action"]))),
    sources: distinct(
      actions.flatMap((action) => nameOf(action["digitalSourceType"])).map((term) => term.split("/").at(-1) ?? ""),
    ),
  };
}

/** Steps, each with its program: named in the step, or by its place in the assertion's list. */
function actionsOf(assertion: { [key: string]: Cbor }): { [key: string]: Cbor }[] {
  const agents = listOf(assertion["softwareAgents"]);
  return listOf(assertion["actions"])
    .map(objectOf)
    .map((action) => {
      const index = action["softwareAgentIndex"];
      const agent = action["softwareAgent"] ?? (typeof index === "number" ? agents[index] : undefined);
      return agent === undefined ? action : { ...action, softwareAgent: agent };
    });
}

/** A superbox begins with its description, whose label names what follows. */
function walk(bytes: Uint8Array, label: string, found: Box[], depth: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let name = label;
  for (let at = 0; at + 8 <= bytes.length && found.length < MOST_BOXES;) {
    const size = view.getUint32(at) || bytes.length - at;
    if (size < 8 || at + size > bytes.length) return;
    const data = bytes.subarray(at + 8, at + size);
    if (startsWith(bytes, "jumb", at + 4) && depth < 8) walk(data, name, found, depth + 1);
    else if (startsWith(bytes, "jumd", at + 4)) name = labelOf(data);
    else if (startsWith(bytes, "cbor", at + 4)) found.push({ label: name, data });
    at += size;
  }
}

/** Sixteen bytes of kind, one of flags, then the label up to a zero. */
function labelOf(data: Uint8Array): string {
  const end = data.indexOf(0, 17);
  return latin1(data.subarray(17, end < 0 ? data.length : end));
}

/** A name as text, or the `name` of an object. */
function nameOf(value: Cbor | undefined): string[] {
  const name = typeof value === "string" ? value : objectOf(value)["name"];
  return typeof name === "string" && name.trim() !== "" ? [name.trim().slice(0, LONGEST)] : [];
}

/** The older form is a user agent's: "Name/1.2 library/3.4". */
function product(value: Cbor | undefined): string {
  return typeof value === "string" ? (value.split(/[/\s]/u)[0] ?? "").replaceAll("_", " ") : "";
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].filter(Boolean).slice(0, MOST_NAMES);
}

function listOf(value: Cbor | undefined): Cbor[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function objectOf(value: Cbor | undefined): { [key: string]: Cbor } {
  const isObject =
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
  return isObject ? value : {};
}
