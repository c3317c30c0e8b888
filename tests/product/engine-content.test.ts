import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtText, engineContent, readRules } from "#scripts/build/engine-content.ts";
import { exclusion, listOf, signs, swaps } from "#scripts/build/engine-schemas.ts";
import { mediaModels } from "#scripts/build/media-model-schema.ts";
import {
  arabicVarieties,
  checkerWords,
  habitWords,
  mediaWords,
  months,
  requestWords,
  styleWords,
  videoWords,
} from "#scripts/build/word-schemas.ts";
import { readYamlFile } from "#scripts/build/yaml-file.ts";

test.each(Object.entries(engineContent()))("%s holds what content says", (path, value) => {
  expect(readFileSync(path, "utf8") === builtText(value), "run npm run content").toBe(true);
});

describe("a file that is wrong", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "siyagha-content-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fileOf = (text: string) => {
    const path = join(folder, "wrong.yaml");
    writeFileSync(path, text);
    return path;
  };

  test("is named with its line where an item lacks something", () => {
    const path = fileOf("- en: people\n  ar: أشخاص\n  cues: people | ناس\n- en: text\n  cues: text\n");
    expect(() => readYamlFile(path, listOf(exclusion))).toThrow(`${path}:4: 1.ar: `);
  });

  test("is named where two bars have nothing between them", () => {
    const path = fileOf("- en: people\n  ar: أشخاص\n  cues: people | | ناس\n");
    expect(() => readYamlFile(path, listOf(exclusion))).toThrow(`${path}:3: 0.cues: between two bars there is no word`);
  });

  test("is named where it speaks of a sign that does not exist", () => {
    const path = fileOf("pieces: {}\nswaps:\n  ar: []\n  en:\n    - {sign: no-such-sign, find: a, to: b}\n");
    expect(() => readYamlFile(path, swaps)).toThrow(/wrong\.yaml:\d: swaps\./);
  });

  test("is named where a sign has its reason in one language only", () => {
    const path = fileOf("stock:\n  title: {ar: جاهز, en: stock}\n  why:\n    ar: لأنه جاهز\n");
    expect(() => readYamlFile(path, signs)).toThrow(`${path}:4: stock.why.en: `);
  });

  test("is named where a wording speaks of a piece that is not there", () => {
    const wording = "{sign: opener-cliche, find: '{{hard}}er', to: hard}";
    const path = fileOf(`pieces: {soft: so}\nswaps:\n  ar: [${wording}]\n  en:\n    - ${wording}\n`);
    expect(() => readYamlFile(path, swaps)).toThrow(
      `${path}:3: swaps.ar.0.find: {{hard}} is none of the pieces before it`,
    );
  });

  test("is named where a name means no model", () => {
    const path = fileOf("image: {}\nvideo: {}\nnames:\n  - {words: flux, medium: image, id: flux}\n");
    expect(() => readYamlFile(path, mediaModels)).toThrow(`${path}:4: names.0.id: there is no model flux`);
  });

  test("is named where no order says when a rule comes", () => {
    cpSync("content/checker", folder, { recursive: true });
    cpSync(join(folder, "rules/input-noise.yaml"), join(folder, "rules/input-sound.yaml"));
    expect(() => readRules(folder)).toThrow(`input-sound.yaml: order.yaml does not say where this rule comes`);
  });

  describe.each([
    { file: "content/checker/words.yaml", schema: checkerWords, key: "stakes.selfHarm" },
    { file: "content/media/words.yaml", schema: mediaWords, key: "stated.medium" },
    { file: "content/media/video-words.yaml", schema: videoWords, key: "sounds.music" },
    { file: "content/style/words.yaml", schema: styleWords, key: "facts.numbers" },
    { file: "content/style/habits.yaml", schema: habitWords, key: "english.formal" },
    { file: "content/lexicon/request-words.yaml", schema: requestWords, key: "core.greetings" },
    { file: "content/lexicon/months.yaml", schema: months, key: "english" },
    { file: "content/lexicon/arabic-varieties.yaml", schema: arabicVarieties, key: "arabizi" },
  ])("$file", ({ file, schema, key }) => {
    const text = readFileSync(file, "utf8");
    const head = `${key.split(".").at(-1)}: >-\n`;
    const line = text.slice(0, text.indexOf(head)).split("\n").length;
    const beginningWith = (wrong: string) => text.replace(new RegExp(`${head} +`), `$&${wrong} `);

    test("is named with its line where words are no pattern", () => {
      const path = fileOf(beginningWith("("));
      expect(() => readYamlFile(path, schema)).toThrow(`${path}:${line}: ${key}: Invalid regular expression`);
    });

    test("is named with its line where two bars have nothing between them", () => {
      const path = fileOf(beginningWith("|"));
      expect(() => readYamlFile(path, schema)).toThrow(`${path}:${line}: ${key}: between two bars there is no word`);
    });

    test("is named where a list is missing", () => {
      const path = fileOf(text.replace(head, `x${head}`));
      expect(() => readYamlFile(path, schema)).toThrow(new RegExp(`wrong\\.yaml:\\d+: ${key}: `));
    });
  });

  test("is named with its line where a form speaks of a piece that is not there", () => {
    const text = readFileSync("content/lexicon/arabic-varieties.yaml", "utf8");
    const path = fileOf(text.replace("{{negatedPast}}", "{{negated}}"));
    const line = text.slice(0, text.indexOf("{{negatedPast}}")).split("\n").length;
    expect(() => readYamlFile(path, arabicVarieties)).toThrow(
      `${path}:${line}: dialects.egy.forms.0.pattern: {{negated}} is none of the pieces before it`,
    );
  });
});
