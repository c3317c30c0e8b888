import { describe, expect, it } from "vitest";
import routes from "#routes.ts";

interface Entry {
  path?: string | undefined;
  file: string;
  children?: Entry[] | undefined;
}

/** Each address that has a page: its file, and the gates around it from the outside in. */
function addressesOf(entries: readonly Entry[], above = "", gates: readonly string[] = []): [string, string[]][] {
  return entries.flatMap(({ path, file, children }): [string, string[]][] => {
    const at = path === undefined ? above : `${above}/${path}`;
    if (children) return addressesOf(children, at, [...gates, file.replace(/^.*\/|-layout\.tsx$/g, "")]);
    return [[at || "/", [...gates, file]]];
  });
}

const addresses = addressesOf(routes as Entry[]);
const served = Object.fromEntries(addresses);

/** The routes of the specification, written out: what opens there, behind which gate. */
const OPEN = {
  "/login": "pages/login/page.tsx",
  "/signup": "pages/signup/page.tsx",
  "/account": "pages/account/page.tsx",
  "/pricing": "pages/pricing/page.tsx",
  "/success": "pages/success/page.tsx",
  "/privacy": "pages/content/page.tsx",
  "/about": "pages/content/page.tsx",
  "/blog": "pages/blog/page.tsx",
  "/advertise": "pages/contact/advertise.tsx",
};
const SIGNED_IN = {
  "/": "pages/home/page.tsx",
  "/prompt-generate": "tools/prompt-generate/page.tsx",
  "/prompt-checker": "tools/prompt-checker/page.tsx",
  "/image-prompt": "tools/image-prompt/page.tsx",
  "/video-prompt": "tools/video-prompt/page.tsx",
  "/image-to-prompt": "tools/image-to-prompt/page.tsx",
  "/image-to-text": "tools/image-to-text/page.tsx",
  "/ai-detector": "tools/ai-detector/page.tsx",
  "/ai-humanizer": "tools/ai-humanizer/page.tsx",
  "/dashboard": "pages/dashboard/page.tsx",
};
const ADMINISTRATORS = ["dashboard", "packages", "tool-features", "prompt-library", "ad-banners"];

describe("the routes", () => {
  it.each(Object.entries(OPEN))("%s is open, in Arabic and under /en", (path, file) => {
    expect([served[path], served[`/en${path}`]]).toEqual([[file], [file]]);
  });

  it.each(Object.entries(SIGNED_IN))(
    "%s is behind the gate of signed-in people, in Arabic and under /en",
    (path, file) => {
      const english = path === "/" ? "/en" : `/en${path}`;
      expect([served[path], served[english]]).toEqual([
        ["signed-in", file],
        ["signed-in", file],
      ]);
    },
  );

  it.each(ADMINISTRATORS)("/rai/%s is behind the administrator's gate, on one path for both languages", (screen) => {
    expect(served[`/rai/${screen}`]).toEqual(["administrator", `pages/admin/${screen}/page.tsx`]);
    expect(served[`/en/rai/${screen}`]).toBeUndefined();
  });

  it("/rai/login and /contact are open, on one path for both languages", () => {
    expect([served["/rai/login"], served["/contact"]]).toEqual([
      ["pages/rai-login/page.tsx"],
      ["pages/contact/page.tsx"],
    ]);
    expect([served["/en/rai/login"], served["/en/contact"]]).toEqual([undefined, undefined]);
  });

  it("every other page is there in Arabic and in English, behind the same gate", () => {
    const arabic = addresses.filter(([path]) => !/^\/(?:en|rai|dev|contact|\*)(?:\/|$)/.test(path));
    expect(arabic.length).toBeGreaterThan(30);
    const english = arabic.map(([path, way]) => [path === "/" ? "/en" : `/en${path}`, way]);
    expect(addresses.filter(([path]) => /^\/en(?:\/|$)/.test(path))).toEqual(english);
  });

  it("what no page has comes last, and leads away", () => {
    expect(addresses.at(-1)).toEqual(["/*", ["pages/shell/layouts/unknown-path.tsx"]]);
    expect(addresses.map(([path]) => path).filter((path, index, all) => all.indexOf(path) !== index)).toEqual([]);
  });
});
