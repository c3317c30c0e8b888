import { cleanText } from "#engines/text/clean.ts";

export const NOTICE_KINDS = ["info", "warning"] as const;
export const NOTICE_CHARACTERS = 500;

export interface NoticeInput {
  kind: (typeof NOTICE_KINDS)[number];
  textAr: string;
  textEn: string;
  /** Null: at once. */
  showFrom: Date | null;
  /** Null: until it is deleted. */
  showTo: Date | null;
}

/** A notice as it is stored: one line in each language; the fields that cannot be are named. */
export function checkNotice(input: NoticeInput): { notice: NoticeInput } | { faults: (keyof NoticeInput)[] } {
  const line = (text: string) => cleanText(text).replace(/\s+/g, " ").trim();
  const notice = { ...input, textAr: line(input.textAr), textEn: line(input.textEn) };
  const faults: (keyof NoticeInput)[] = [];
  if (notice.textAr === "") faults.push("textAr");
  if (notice.textEn === "") faults.push("textEn");
  if (input.showFrom && input.showTo && input.showTo <= input.showFrom) faults.push("showTo");
  return faults.length > 0 ? { faults } : { notice };
}

/** Where a notice is in its time: shown from `showFrom` on, until before `showTo`. */
export function noticeState(
  { showFrom, showTo }: Pick<NoticeInput, "showFrom" | "showTo">,
  now: Date,
): "waiting" | "shown" | "over" {
  if (showTo && showTo <= now) return "over";
  return showFrom && showFrom > now ? "waiting" : "shown";
}
