import type { ImageContainer } from "#engines/image-metadata/containers.ts";
import { type ExifFacts, readExif } from "#engines/image-metadata/exif.ts";
import { readImageMetadata } from "#engines/image-metadata/read-image-metadata.ts";
import { xmpText } from "#engines/image-metadata/xmp.ts";

/** What a file's data beside its pixels tell of. */
const METADATA_KINDS = ["place", "camera", "date", "prompt", "author", "provenance"] as const;
export type MetadataKind = (typeof METADATA_KINDS)[number];

/** EXIF's tags of dates, and of names and rights. */
const DATE_TAGS = [0x132, 0x9003, 0x9004];
const AUTHOR_TAGS = [0x13b, 0x8298, 0x9c9d];
/** IPTC's records by the same kinds: city and country, the day of creation, names and rights. */
const PLACE_RECORDS = ["2:90", "2:92", "2:95", "2:100", "2:101"];
const DATE_RECORDS = ["2:55", "2:60"];
const AUTHOR_RECORDS = ["2:80", "2:110", "2:116"];
const DATE_KEYWORDS = /^(?:creation time|date:|tiff:DateTime|exif:DateTime)/iu;

/** The kinds of data that a picture's file carries, in the order of `METADATA_KINDS`. Values are not given, only that they are there. */
export function kindsOfMetadata(found: ImageContainer): MetadataKind[] {
  const exif = found.exif ? readExif(found.exif) : null;
  const facts = readImageMetadata(found);
  const has: Record<MetadataKind, boolean> = {
    place:
      facts.hasGps || hasRecord(found, PLACE_RECORDS) || hasXmp(found, ["GPSLatitude", "City", "Country", "Location"]),
    camera: hasCamera(facts.camera) || hasXmp(found, ["Make", "Model", "SerialNumber", "Lens"]),
    date: hasDate(found, exif),
    prompt: facts.embedded !== null,
    author:
      hasTag(exif, AUTHOR_TAGS) ||
      hasRecord(found, AUTHOR_RECORDS) ||
      hasXmp(found, ["creator", "rights"]) ||
      hasName(found),
    provenance: facts.hasC2pa || facts.aiDeclared,
  };
  return METADATA_KINDS.filter((kind) => has[kind]);
}

function hasCamera(camera: object | null): boolean {
  return camera !== null && Object.keys(camera).some((name) => name !== "takenAt");
}

function hasDate(found: ImageContainer, exif: ExifFacts | null): boolean {
  return (
    hasTag(exif, DATE_TAGS) ||
    hasRecord(found, DATE_RECORDS) ||
    hasXmp(found, ["CreateDate", "DateCreated", "ModifyDate", "DateTimeOriginal"]) ||
    found.texts.some(({ keyword }) => DATE_KEYWORDS.test(keyword))
  );
}

function hasName({ texts }: ImageContainer): boolean {
  return texts.some(({ keyword }) => /^(?:author|copyright)$/iu.test(keyword));
}

function hasTag(exif: ExifFacts | null, tags: readonly number[]): boolean {
  return tags.some((tag) => exif?.texts.has(tag));
}

function hasRecord({ iptc }: ImageContainer, names: readonly string[]): boolean {
  return names.some((name) => (iptc.get(name) ?? "").trim() !== "");
}

function hasXmp({ xmp }: ImageContainer, names: readonly string[]): boolean {
  return names.some((name) => xmpText(xmp, name).trim() !== "");
}
