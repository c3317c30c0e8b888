import amiriArabic from "@fontsource/amiri/files/amiri-arabic-400-normal.woff2?url";
import amiriLatin from "@fontsource/amiri/files/amiri-latin-400-normal.woff2?url";
import amiriLatinMore from "@fontsource/amiri/files/amiri-latin-ext-400-normal.woff2?url";
import amiriBoldArabic from "@fontsource/amiri/files/amiri-arabic-700-normal.woff2?url";
import amiriBoldLatin from "@fontsource/amiri/files/amiri-latin-700-normal.woff2?url";
import amiriBoldLatinMore from "@fontsource/amiri/files/amiri-latin-ext-700-normal.woff2?url";
import ruqaaArabic from "@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2?url";
import ruqaaLatin from "@fontsource/aref-ruqaa/files/aref-ruqaa-latin-400-normal.woff2?url";
import ruqaaLatinMore from "@fontsource/aref-ruqaa/files/aref-ruqaa-latin-ext-400-normal.woff2?url&no-inline";
import ruqaaBoldArabic from "@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff2?url";
import ruqaaBoldLatin from "@fontsource/aref-ruqaa/files/aref-ruqaa-latin-700-normal.woff2?url";
import ruqaaBoldLatinMore from "@fontsource/aref-ruqaa/files/aref-ruqaa-latin-ext-700-normal.woff2?url&no-inline";
import lalezarArabic from "@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2?url";
import lalezarLatin from "@fontsource/lalezar/files/lalezar-latin-400-normal.woff2?url";
import lalezarLatinMore from "@fontsource/lalezar/files/lalezar-latin-ext-400-normal.woff2?url";
import kufiArabic from "@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2?url";
import kufiLatin from "@fontsource-variable/reem-kufi/files/reem-kufi-latin-wght-normal.woff2?url";
import kufiLatinMore from "@fontsource-variable/reem-kufi/files/reem-kufi-latin-ext-wght-normal.woff2?url";

/** The files of one weight of a face, one a range of letters. */
interface FaceFiles {
  /** As CSS has it: "400", or "400 700" for a variable file. */
  weight: string;
  arabic: string;
  latin: string;
  latinMore: string;
}

export type FaceId = "amiri" | "kufi" | "lalezar" | "ruqaa" | "readex";

export interface Face {
  id: FaceId;
  family: string;
  /** Of ordinary and of bold letters; the same where the face has one weight. */
  weights: readonly [ordinary: number, bold: number];
  /** From baseline to baseline, in sizes of the letters: room for dots and vowel marks. */
  leading: number;
  /** None for the face that the product's own style sheet brings. */
  files: readonly FaceFiles[];
}

/** The order in which they are offered. All are under the SIL Open Font License (THIRD-PARTY-NOTICES.md). */
export const FACES: readonly Face[] = [
  {
    id: "kufi",
    family: "Reem Kufi",
    weights: [400, 700],
    leading: 1.35,
    files: [{ weight: "400 700", arabic: kufiArabic, latin: kufiLatin, latinMore: kufiLatinMore }],
  },
  {
    id: "amiri",
    family: "Amiri",
    weights: [400, 700],
    leading: 1.5,
    files: [
      { weight: "400", arabic: amiriArabic, latin: amiriLatin, latinMore: amiriLatinMore },
      { weight: "700", arabic: amiriBoldArabic, latin: amiriBoldLatin, latinMore: amiriBoldLatinMore },
    ],
  },
  {
    id: "lalezar",
    family: "Lalezar",
    weights: [400, 400],
    leading: 1.25,
    files: [{ weight: "400", arabic: lalezarArabic, latin: lalezarLatin, latinMore: lalezarLatinMore }],
  },
  {
    id: "ruqaa",
    family: "Aref Ruqaa",
    weights: [400, 700],
    leading: 1.45,
    files: [
      { weight: "400", arabic: ruqaaArabic, latin: ruqaaLatin, latinMore: ruqaaLatinMore },
      { weight: "700", arabic: ruqaaBoldArabic, latin: ruqaaBoldLatin, latinMore: ruqaaBoldLatinMore },
    ],
  },
  { id: "readex", family: "Readex Pro", weights: [400, 650], leading: 1.4, files: [] },
];

/** Ranges as the packages cut their files, for the letters that are written today. */
export const RANGES = {
  latinMore:
    "U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2D9, U+2DB, U+2DD-2FF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0",
  latin:
    "U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-200B, U+200F, U+2012-206F, U+20AC, U+2122, " +
    "U+2191, U+2193, U+2212, U+2215",
  arabic: "U+600-6FF, U+750-77F, U+870-8FF, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC",
} as const;

/** Colours of letters, plates and outlines that are one press away; any other is in the picker. */
export const SWATCHES = [
  ["white", "#ffffff"],
  ["cream", "#fbf3df"],
  ["gold", "#e7bc63"],
  ["red", "#b3261e"],
  ["petrol", "#0e4f4f"],
  ["black", "#111111"],
] as const;

/** Plates by their ratio, as they are offered. */
export const RATIOS = ["1:1", "4:5", "9:16", "16:9", "a3"] as const;
