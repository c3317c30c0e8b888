import type { Language } from "#i18n/language.ts";
import { pictureIdOf } from "#domain/pictures/rules.ts";
import { cleanText } from "#engines/text/clean.ts";

export interface BannerInput {
  title: string;
  imageUrl: string;
  linkUrl: string;
  language: Language;
  isActive: boolean;
  position: string;
  showFrom: Date | null;
  showTo: Date | null;
}

export const DEFAULT_POSITION = "home-features";

const LINK_MAX = 2048;

/**
 * The normalised address of an http or https link; null for anything else, as the URL parser that browsers use reads it:
 * other schemes in any spelling, addresses without a scheme, ones that carry a name or password, over 2,048 characters.
 */
export function safeLink(value: string): string | null {
  if (value.length > LINK_MAX || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.hostname !== "" && url.username === "" && url.password === "" ? url.href : null;
}

/** The address of a banner's image: a picture that was uploaded here, or a link of the web; else null. */
export function safeImage(value: string): string | null {
  return pictureIdOf(value) === null ? safeLink(value) : value;
}

/** A banner as it is stored; the fields that cannot be are named. */
export function checkBanner(input: BannerInput): { banner: BannerInput } | { faults: (keyof BannerInput)[] } {
  const title = cleanText(input.title).trim();
  const imageUrl = safeImage(input.imageUrl.trim());
  const linkUrl = safeLink(input.linkUrl.trim());
  const faults: (keyof BannerInput)[] = [];
  if (title === "") faults.push("title");
  if (imageUrl === null) faults.push("imageUrl");
  if (linkUrl === null) faults.push("linkUrl");
  if (input.showFrom && input.showTo && input.showTo <= input.showFrom) faults.push("showTo");
  if (imageUrl === null || linkUrl === null || faults.length > 0) return { faults };
  const position = cleanText(input.position).trim() || DEFAULT_POSITION;
  return { banner: { ...input, title, imageUrl, linkUrl, position } };
}

/** Switched on, and inside its schedule: from `showFrom` on, until before `showTo`. */
export function isShownAt(banner: Pick<BannerInput, "isActive" | "showFrom" | "showTo">, now: Date): boolean {
  return banner.isActive && !(banner.showFrom && banner.showFrom > now) && !(banner.showTo && banner.showTo <= now);
}

/**
 * Whether a reader sees banners at a place: on home, signed-in people without a live package; beside the pitch of login,
 * sign-up and pricing, visitors. Package holders see none.
 */
export function seesBanners(place: "home" | "open", packageType: "free" | "basic" | "none" | null): boolean {
  return place === "home" ? packageType === "none" : packageType === null;
}

const DAY_MS = 86_400_000;

/** Starts of the last `count` local days in a time zone, oldest first, today's last. */
export function dayStarts(now: Date, timeZone: string, count: number): Date[] {
  const offsetAt = zoneClock(timeZone);
  const today = localDay(now, offsetAt);
  return Array.from({ length: count }, (_, index) =>
    startOfDay(new Date(today.getTime() - (count - 1 - index) * DAY_MS), offsetAt),
  );
}

/** Milliseconds that a zone's clock is ahead of UTC at an instant. */
type ZoneClock = (instant: Date) => number;

/**
 * The first instant of a local day, given as that day's date at 00:00 UTC. A midnight that a clock change skips is the first
 * instant after it.
 */
function startOfDay(day: Date, offsetAt: ZoneClock): Date {
  const candidates = [-DAY_MS / 2, 0, DAY_MS / 2]
    .map((shift) => new Date(day.getTime() - offsetAt(new Date(day.getTime() + shift))))
    .filter((instant) => localDay(instant, offsetAt).getTime() === day.getTime());
  return candidates.reduce((first, instant) => (instant < first ? instant : first), candidates[0] ?? day);
}

function localDay(instant: Date, offsetAt: ZoneClock): Date {
  const local = instant.getTime() + offsetAt(instant);
  return new Date(Math.floor(local / DAY_MS) * DAY_MS);
}

/** Making a formatter costs far more than using it, so one serves all days. */
function zoneClock(timeZone: string): ZoneClock {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (instant) => {
    const parts = formatter.formatToParts(instant);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return local - Math.floor(instant.getTime() / 1000) * 1000;
  };
}
