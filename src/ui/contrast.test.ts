import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = "light" | "dark";

const TOKENS = readTokens(readFileSync("src/app.css", "utf8"));

const TEXT = [
  ["ink", ["paper", "raised", "sunk", "petrol-ground", "gold-ground"]],
  ["soft", ["paper", "raised", "sunk", "petrol-ground"]],
  ["petrol", ["paper", "raised", "sunk", "petrol-ground"]],
  ["petrol-deep", ["paper", "raised", "sunk", "petrol-ground"]],
  ["on-petrol", ["petrol", "petrol-deep"]],
  ["on-red", ["red"]],
  ["gold-text", ["paper", "raised", "sunk", "gold-ground"]],
  ["green", ["paper", "raised", "green-ground"]],
  ["amber", ["paper", "raised", "amber-ground"]],
  ["red", ["paper", "raised", "sunk", "red-ground"]],
  ["grey", ["paper", "raised", "grey-ground"]],
  ["ink", ["green-ground", "amber-ground", "red-ground", "grey-ground"]],
] as const;

const PARTS = [
  ["edge", ["paper", "raised", "sunk"]],
  ["gold", ["paper", "raised", "sunk"]],
  ["petrol", ["paper", "raised", "sunk", "petrol-ground"]],
  ["red", ["raised", "paper"]],
] as const;

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  it.each(pairsOf(TEXT))("%s on %s can be read (4.5:1)", (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(PARTS))("%s on %s can be seen (3:1)", (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

function pairsOf(table: readonly (readonly [string, readonly string[]])[]): [string, string][] {
  return table.flatMap(([front, grounds]) => grounds.map((ground): [string, string] => [front, ground]));
}

function readTokens(css: string): Map<string, Record<Theme, string>> {
  const pairs = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map(
    [...pairs].map(([, name, light, dark]) => [name as string, { light: light as string, dark: dark as string }]),
  );
}

/** Contrast ratio as WCAG 2.2 defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(theme: Theme, front: string, ground: string): number {
  const [a, b] = [front, ground].map((name) => luminance(hexOf(theme, name))) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function hexOf(theme: Theme, name: string): string {
  const token = TOKENS.get(name);
  if (!token) throw new Error(`no colour named ${name}`);
  return token[theme];
}

/** Relative luminance, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
