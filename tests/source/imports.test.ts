import { describe, expect, test } from "vitest";
import { circlesOf } from "#tests/support/circles.ts";
import { filesBelow, type ImportFact, importsOf } from "#tests/support/source-files.ts";

/**
 * Who may import whom, downwards only (`docs/architecture.md`). The first zone that matches a file is its zone; `own` are
 * patterns of the project's files it may import besides its own folder where `ownFolder` says so; `packages` limits packages.
 */
interface Zone {
  name: string;
  files: RegExp;
  own: RegExp[];
  ownFolder?: boolean;
  /** What of its own folder it may not import. */
  ownFolderExcept?: RegExp;
  /** Own files it may load by dynamic `import()` only. */
  lazily?: RegExp[];
  packages?: RegExp;
}

const I18N = /^src\/i18n\//;
const UI = /^src\/ui\//;
const ENGINES = /^src\/engines\//;
/** The table of media models, which a page shows and a command goes through. */
const MEDIA_MODELS = /^src\/engines\/media\/media-models\.ts$/;
/** The catalogue of tasks, which pages and the API show. */
const TASK_CATALOGUE = /^src\/engines\/questions\/tasks\.ts$/;
/** What puts a task page's answers into the prompt, in the browser and without an account. */
const COMPOSED_IN_PAGES = /^src\/engines\/(?:prompt-composer\/recompose|questions\/says-nothing)\.ts$/;
const ENGINE_TEXT = /^src\/engines\/text\//;
/** Trained models, whose addresses a page fetches them by. */
const MODEL_ADDRESSES = /^models\/[\w-]+\.bin\?url$/;
const PLATFORM = /^src\/platform\//;
const BROWSER = /^src\/browser\//;
const WORKERS = /^src\/workers\//;
/** Files of other programs' prompts, read in the browser and written on the server. Pure. */
const PROMPT_FILES = /^src\/prompt-files\//;
/** What pictures and papers the tool that reads text takes: another page lets it read one. */
const READABLE_FILES = /^src\/tools\/image-to-text\/file-rule\.ts$/;
/** What a tool is written against. */
const TOOL_CONTRACT = /^src\/tools\/(?:tool|runner|ports|file-type|file-text)\.ts$/;
/** What the tools' model halves share: notes, the question, exact words. Pure. */
const MODEL_HELP = /^src\/tools\/model-help\//;
const MESSAGES = /^src\/messages\.ts$/;
const ASSETS = /\.css(\?url)?$|\.woff2(\?url)?$|\.svg(\?url)?$/;
const READ = /^src\/domain\/[^/]+\/(?:read|rules|access|preferences)[^/]*\.ts$/;
const OUTSIDE =
  /^(?:pg|@electric-sql\/pglite|drizzle-orm\/(?:pglite|node-postgres).*|stripe|nodemailer|ai|@ai-sdk\/.*|better-auth.*|@better-auth\/.*|sharp|tesseract\.js)$/;
const NO_IO = /^(?!node:)/;

/** Which other domains a domain may import: the closing folder sees all, audit is seen by all and sees none. */
const DOMAINS: Record<string, string[]> = {
  accounts: ["audit"],
  webhooks: ["accounts", "audit"],
  credits: ["webhooks", "accounts", "audit"],
  "tool-waits": ["accounts", "audit"],
  "tool-features": ["tool-waits", "accounts", "audit"],
  packages: ["credits", "accounts", "audit"],
  billing: ["packages", "credits", "webhooks", "accounts", "audit"],
  "test-checkout": ["billing", "packages", "credits", "accounts", "audit"],
  proofs: ["credits", "accounts", "audit"],
  replies: ["credits", "accounts", "audit"],
  runs: ["credits", "webhooks", "proofs", "replies", "tool-features", "accounts", "audit"],
  saved: ["credits", "accounts", "audit"],
  profile: ["credits", "accounts", "audit"],
  banners: ["credits", "pictures", "accounts", "audit"],
  library: ["pictures", "accounts", "audit"],
  pictures: ["accounts", "audit"],
  newsletter: ["accounts", "audit"],
  notices: ["accounts", "audit"],
  contact: ["accounts", "audit"],
  frames: ["accounts", "billing", "credits", "notices", "packages", "tool-features", "tool-waits"],
  "api-keys": ["accounts", "audit"],
  "provider-keys": ["accounts", "audit"],
  audit: [],
  status: [
    "accounts",
    "audit",
    "banners",
    "billing",
    "credits",
    "library",
    "packages",
    "provider-keys",
    "runs",
    "tool-features",
  ],
  closing: [
    "accounts",
    "api-keys",
    "audit",
    "banners",
    "billing",
    "credits",
    "library",
    "newsletter",
    "packages",
    "profile",
    "proofs",
    "replies",
    "runs",
    "saved",
    "tool-features",
    "tool-waits",
    "webhooks",
  ],
};

const zones: Zone[] = [
  {
    name: "engines",
    files: ENGINES,
    own: [ENGINES, /^models\/[\w-]+\.json$/],
    packages: /^$/,
  },
  { name: "i18n", files: I18N, own: [I18N], packages: /^(react|use-intl|icu-minify)/ },
  {
    name: "prompt files",
    files: PROMPT_FILES,
    own: [PROMPT_FILES, ENGINE_TEXT, /^src\/engines\/image-metadata\/(?:containers|json-values)\.ts$/],
    packages: /^yaml$/,
  },
  { name: "platform", files: PLATFORM, own: [PLATFORM, TOOL_CONTRACT, I18N] },
  {
    name: "workers",
    files: WORKERS,
    own: [WORKERS, ENGINES, /^src\/tools\/(?:[^/]+\/index|tool|runner|ports|file-type|file-text)\.ts$/, I18N],
  },
  { name: "api client", files: BROWSER, own: [BROWSER, I18N], packages: NO_IO },
  { name: "ui", files: UI, own: [UI, I18N], packages: NO_IO },
  ...Object.entries(DOMAINS).flatMap(([domain, others]): Zone[] => {
    const below = others.map((other) => new RegExp(`^src/domain/${other}/`));
    return [
      {
        name: `domain/${domain} rules`,
        files: new RegExp(`^src/domain/${domain}/(rules|access)[^/]*\\.ts$`),
        own: [/^src\/domain\/[^/]+\/(?:rules|access|tables|[^/]+-data)[^/]*\.ts$/, ENGINE_TEXT, I18N],
        packages: NO_IO,
      },
      {
        name: `domain/${domain}`,
        files: new RegExp(`^src/domain/${domain}/`),
        own: [new RegExp(`^src/domain/${domain}/`), ...below, PLATFORM, I18N],
      },
    ];
  }),
  {
    name: "tool contract",
    files: TOOL_CONTRACT,
    own: [TOOL_CONTRACT, ENGINE_TEXT, /^src\/engines\/[^/]+\/reading\.ts$/, I18N, /^src\/platform\/ai\/ai\.ts$/],
    packages: /^zod$/,
  },
  {
    name: "tools' common part",
    files: /^src\/tools\/(?:pipeline\/|model-call\/|[^/]+\.ts$)/,
    own: [
      /^src\/tools\//,
      /^src\/domain\//,
      /^src\/platform\/(?:deps|ai\/ai|database\/db\.server)\.ts$/,
      I18N,
      ENGINE_TEXT,
      MEDIA_MODELS,
    ],
  },
  { name: "model help", files: MODEL_HELP, own: [MODEL_HELP, ENGINE_TEXT, TOOL_CONTRACT, I18N], packages: /^zod$/ },
  {
    name: "tool declarations",
    files: /^src\/tools\/[^/]+\/tool\.ts$/,
    own: [TOOL_CONTRACT],
    ownFolder: true,
    packages: /^zod$/,
  },
  {
    name: "tool engines",
    files: /^src\/tools\/[^/]+\/(?:(?:index|messages|run|model)[^/]*|(?:run|model)\/[^/]+)\.ts$/,
    own: [
      ENGINES,
      TOOL_CONTRACT,
      MODEL_HELP,
      /^src\/tools\/(?:register-tool|system-prompts|system-prompts\.json|model-call\/models)(?:\.ts)?$/,
      I18N,
    ],
    ownFolder: true,
    packages: /^zod$/,
  },
  {
    name: "tool pages",
    files: /^src\/tools\/[^/]+\/(?:[^/]+\/)?[^/]+\.tsx?$/,
    own: [
      BROWSER,
      UI,
      I18N,
      /^src\/tools\/(?:workspace|browser)\//,
      TOOL_CONTRACT,
      READABLE_FILES,
      MODEL_ADDRESSES,
      /^src\/engines\/text\/fold\.ts$/,
    ],
    ownFolder: true,
    ownFolderExcept: /\/(?:run|model)(?:\/[^/]*|[^/]*\.ts)$/,
    lazily: [ENGINES],
    packages: NO_IO,
  },
  {
    name: "pages",
    files: /^src\/pages\//,
    own: [
      /^src\/pages\//,
      BROWSER,
      UI,
      I18N,
      MESSAGES,
      ASSETS,
      PROMPT_FILES,
      /^src\/tools\/(?:index|tool|pipeline\/settings|model-call\/models)\.ts$/,
      MEDIA_MODELS,
      TASK_CATALOGUE,
      COMPOSED_IN_PAGES,
      /^src\/tools\/(?:workspace|browser)\//,
      /^src\/tools\/[^/]+\/(?:messages\.ts|form\.tsx)$/,
      READ,
      /^src\/domain\/[^/]+\/tables\.ts$/,
      /^src\/platform\/deps\.ts$/,
      /^src\/api\/app-env\.ts$/,
    ],
  },
  {
    name: "api",
    files: /^src\/api\//,
    own: [/^src\/api\//, /^src\/tools\//, /^src\/domain\//, PROMPT_FILES, TASK_CATALOGUE, PLATFORM, I18N],
  },
  {
    name: "command line",
    files: /^src\/command-line\//,
    own: [
      /^src\/command-line\//,
      /^src\/tools\/(?:index|pipeline\/(?:built-in\/)?[^/]+)\.ts$/,
      TOOL_CONTRACT,
      WORKERS,
      ENGINES,
      I18N,
    ],
  },
  { name: "composition", files: /^src\/[^/]+\.tsx?$/, own: [/^src\//] },
];

const codeBelow = (folder: string) =>
  filesBelow(folder, /\.tsx?$/).filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path));
const sources = codeBelow("src");
const read = new Map<string, ImportFact[]>();
/** What a file imports, read once. */
function importedBy(path: string): ImportFact[] {
  const known = read.get(path) ?? importsOf(path);
  read.set(path, known);
  return known;
}

describe("imports go downwards", () => {
  test("every source file belongs to a zone", () => {
    expect(sources.filter((path) => !zones.some((zone) => zone.files.test(path)))).toEqual([]);
  });

  test("no file imports what its zone may not", () => {
    expect(sources.flatMap((path) => importedBy(path).flatMap((found) => faultOf(path, found)))).toEqual([]);
  });

  test("drivers and vendors' libraries are imported in the platform alone", () => {
    const faults = sources
      .filter((path) => !/^src\/(platform|workers)\//.test(path))
      .flatMap((path) =>
        importedBy(path)
          .filter((found) => !found.isOwn && !found.isTypeOnly && OUTSIDE.test(found.target))
          .map((found) => `${path} → ${found.target}`),
      );
    expect(faults).toEqual([]);
  });

  test("no file is imported, however far round, by what it imports: not even for a type", () => {
    const files = ["src", "bench", "training", "scripts"].flatMap(codeBelow);
    expect(circlesOf(new Map(files.map((path) => [path, importedBy(path).map(({ target }) => target)])))).toEqual([]);
  });

  test.each([
    ["two", { a: ["b"], b: ["a"] }, [["a", "b"]]],
    ["three behind one that is in none", { a: ["b"], b: ["c"], c: ["d"], d: ["b"] }, [["b", "c", "d"]]],
    ["one that imports itself", { a: ["a", "b"], b: [] }, [["a"]]],
    ["none, though two ways lead to one", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, []],
  ])("a circle of %s is seen", (_name, imports, circles) => {
    expect(circlesOf(new Map<string, string[]>(Object.entries(imports)))).toEqual(circles);
  });

  test("nothing imports the server file", () => {
    expect(sources.filter((path) => importedBy(path).some((found) => found.target === "src/server.ts"))).toEqual([]);
  });
});

function faultOf(path: string, found: ImportFact): string[] {
  const zone = zones.find((each) => each.files.test(path)) as Zone;
  const fault = [`${path} (${zone.name}) → ${found.target}`];
  if (!found.isOwn) return zone.packages && !zone.packages.test(found.target) && !found.isTypeOnly ? fault : [];
  const folder = path.match(/^src\/tools\/[^/]+\//)?.[0] ?? path.slice(0, path.lastIndexOf("/") + 1);
  if (zone.ownFolder && found.target.startsWith(folder) && !zone.ownFolderExcept?.test(found.target)) return [];
  if (zone.own.some((pattern) => pattern.test(found.target))) return [];
  if (found.isDynamic && zone.lazily?.some((pattern) => pattern.test(found.target))) return [];
  if (found.isTypeOnly && zone.lazily?.some((pattern) => pattern.test(found.target))) return [];
  return fault;
}
