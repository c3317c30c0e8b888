import { describe, expect, it } from "vitest";
import { readPromptFile } from "./read-prompt-file.ts";

const read = (name: string, text: string) => readPromptFile(name, new TextEncoder().encode(text), 1000);
const readJson = (value: unknown) => read("file.json", JSON.stringify(value));
const none = { tags: [], lang: "en" };

describe("Open WebUI", () => {
  it("gives each prompt its name and bare blanks, and says that types and own values stay behind", () => {
    const entries = [
      {
        command: "/letter",
        user_id: "u",
        title: "رسالة",
        content:
          'اكتب إلى {{الاسم | textarea:placeholder="من؟":required}} بنبرة {{tone | select:options=["رسمية","ودية"]}}',
        timestamp: 1,
      },
      {
        command: "plan",
        name: "Plan",
        content: "Plan {{CURRENT_DATE}} for {{ team }}",
        tags: ["work"],
        is_active: true,
      },
    ];
    expect(readJson(entries)).toEqual({
      ok: true,
      format: "openWebui",
      prompts: [
        { title: "رسالة", content: "اكتب إلى {{الاسم}} بنبرة {{tone}}", tags: [], lang: "ar" },
        { title: "Plan", content: "Plan {{CURRENT_DATE}} for {{team}}", tags: ["work"], lang: "en" },
      ],
      losses: ["blankDetails", "automatic"],
      tooLong: [],
    });
  });

  it("leaves braces of code alone", () => {
    const content = 'Use ${{ secrets.KEY }} and {{{"a": 1}}}';
    expect(readJson([{ command: "c", title: "T", content }])).toMatchObject({ prompts: [{ content }], losses: [] });
  });
});

describe("LibreChat", () => {
  it("reads groups, a group as it is sent, and a preset", () => {
    const group = {
      name: "تلخيص",
      category: "عمل",
      productionPrompt: { prompt: "لخّص {{النص}} في {{الطول:سطر|فقرة}}" },
    };
    expect(readJson({ promptGroups: [group], pageNumber: "1" })).toEqual({
      ok: true,
      format: "librechat",
      prompts: [{ title: "تلخيص", content: "لخّص {{النص}} في {{الطول}}", tags: ["عمل"], lang: "ar" }],
      losses: ["blankDetails"],
      tooLong: [],
    });
    expect(readJson({ prompt: { prompt: "Sum up {{text}}", type: "text" }, group: { name: "Sum" } })).toMatchObject({
      format: "librechat",
      prompts: [{ title: "Sum", content: "Sum up {{text}}" }],
    });
    const preset = {
      presetId: "1",
      title: "Tutor",
      endpoint: "openAI",
      model: "m",
      promptPrefix: "Be {{current_user}}'s tutor",
    };
    expect(readJson(preset)).toMatchObject({
      format: "librechat",
      prompts: [{ title: "Tutor", content: "Be {{current_user}}'s tutor" }],
      losses: ["model", "automatic"],
    });
  });
});

describe("OpenAI", () => {
  it("sets instructions and messages below each other under their roles", () => {
    const prompt = {
      id: "pmpt_1",
      name: "Support",
      instructions: "Be brief.",
      messages: [
        { role: "user", content: [{ type: "input_text", text: "Help {{customer}}" }, { type: "input_image" }] },
        { role: "tool", content: "x" },
      ],
      variables: { customer: "Acme" },
      model: "m",
      tools: [{ type: "web_search" }],
    };
    expect(readJson({ object: "list", data: [prompt] })).toEqual({
      ok: true,
      format: "openai",
      prompts: [{ title: "Support", content: "system:\nBe brief.\n\nuser:\nHelp {{customer}}", ...none }],
      losses: ["model", "tools", "values", "media"],
      tooLong: [],
    });
  });

  it("finds no text in a bare reference", () => {
    expect(readJson({ prompt: { id: "pmpt_1", version: "2", variables: {} } })).toEqual({
      ok: false,
      fault: "noPrompts",
    });
  });
});

describe("dotprompt", () => {
  const file = (body: string) =>
    `# licence\n\n---\nmodel: vendor/model\nconfig:\n  temperature: 0.1\ninput:\n  schema:\n    المدينة: string, ` +
    `اسمها\n  default:\n    المدينة: الرياض\noutput:\n  format: json\n---\n${body}`;

  it("splits by roles and keeps sections as text", () => {
    const body =
      '{{role "system"}}\nأجب باختصار عن الطقس.\n{{role "user"}}\n{{#if أمس}}كما أمس{{/if}}\nما طقس {{{المدينة}}}؟\n';
    expect(read("طقس.prompt", file(body))).toEqual({
      ok: true,
      format: "dotprompt",
      prompts: [
        {
          title: "طقس",
          content: "system:\nأجب باختصار عن الطقس.\n\nuser:\n{{#if أمس}}كما أمس{{/if}}\nما طقس {{المدينة}}؟",
          tags: [],
          lang: "ar",
        },
      ],
      losses: ["model", "output", "values", "parts"],
      tooLong: [],
    });
  });

  it("reads one without values, and the older mark of a role", () => {
    expect(read("a.prompt", "Say {{x}}")).toMatchObject({
      prompts: [{ title: "a", content: "Say {{x}}" }],
      losses: [],
    });
    expect(read("a.prompt", "<<<dotprompt:role:user>>>\nHi\n<<<dotprompt:role:model>>>\nYes")).toMatchObject({
      prompts: [{ content: "user:\nHi\n\nassistant:\nYes" }],
    });
  });
});

describe("prompty", () => {
  const head = "name: Basic\ntags: [a, b]\nmodel:\n  api: chat\n";

  it("keeps its sections, and says that filters, loops and samples stay behind", () => {
    const text =
      `---\n${head}inputs:\n  firstName: Jane\n---\nsystem:\nHelp {{firstName}}, {{ city | upper ` +
      `}}.\n\n{% for item in history %}\n{{item.role}}\n{% endfor %}\n\nuser:\n{{question}}\n`;
    expect(read("x.prompty", text)).toEqual({
      ok: true,
      format: "prompty",
      prompts: [
        {
          title: "Basic",
          content:
            "system:\nHelp {{firstName}}, {{city}}.\n\n{% for item in history %}\n{{item.role}}\n{% endfor %}\n\nuser:\n{{question}}",
          tags: ["a", "b"],
          lang: "en",
        },
      ],
      losses: ["values", "blankDetails", "parts"],
      tooLong: [],
    });
  });

  it("loses nothing where nothing else is set, and names a model that is", () => {
    expect(read("x.prompty", `---\n${head}---\nuser:\nHello`)).toMatchObject({
      prompts: [{ content: "Hello" }],
      losses: [],
    });
    const typed =
      "---\nmodel:\n  id: m\ninputSchema:\n  properties:\n    - name: q\n      kind: string\n---\nsystem:\nHi\n";
    expect(read("x.prompty", typed)).toMatchObject({ prompts: [{ title: "x", content: "Hi" }], losses: ["model"] });
    expect(read("x.prompty", typed.replace("kind: string", "default: 1"))).toMatchObject({
      losses: ["model", "values"],
    });
  });
});

describe("promptfoo", () => {
  it("reads texts, labelled ones and messages; a prompt in another file is named as left out", () => {
    const text = [
      "prompts:",
      "  - 'ترجم إلى {{ اللغة | upper }}: {{النص}}'",
      "  - label: Chat",
      "    raw: |",
      '      [{"role": "system", "content": "Be {{tone}}"}, {"role": "user", "content": "{{q}}"}]',
      "  - label: Listed",
      "    raw:",
      "      - {role: user, content: Hello}",
      "  - file://prompts/a.txt",
      "  - prompts/b.json",
      "providers: [vendor:model]",
      "tests:",
      "  - vars: {q: 1}",
    ].join("\n");
    expect(read("promptfooconfig.yaml", text)).toEqual({
      ok: true,
      format: "promptfoo",
      prompts: [
        { title: "ترجم إلى {{اللغة}}: {{النص}}", content: "ترجم إلى {{اللغة}}: {{النص}}", tags: [], lang: "ar" },
        { title: "Chat", content: "system:\nBe {{tone}}\n\nuser:\n{{q}}", ...none },
        { title: "Listed", content: "Hello", ...none },
      ],
      losses: ["model", "blankDetails", "tests", "elsewhere"],
      tooLong: [],
    });
  });

  it("is no other YAML", () => {
    expect(read("compose.yaml", "services: {web: {image: x}}")).toEqual({ ok: false, fault: "unknown" });
  });
});

it("our own file comes back as it went", () => {
  const saved = [
    { id: "1", title: "ت", content: "{{tone | select}}\n", tags: ["و"], lang: "ar", tool: null, createdAt: "x" },
  ];
  expect(readJson(saved)).toEqual({
    ok: true,
    format: "siyagha",
    prompts: [{ title: "ت", content: "{{tone | select}}", tags: ["و"], lang: "ar" }],
    losses: [],
    tooLong: [],
  });
});

it("a prompt over the limit is named and left out, one at the limit is kept", () => {
  const entry = (title: string, letters: number) => ({ command: title, title, content: "x".repeat(letters) });
  expect(readJson([entry("long", 20_001), entry("fits", 20_000)])).toMatchObject({
    prompts: [{ title: "fits" }],
    tooLong: ["long"],
  });
});

it("a file with more prompts than one person may keep is refused whole", () => {
  const entries = Array.from({ length: 3 }, (_, at) => ({ command: `c${at}`, title: "t", content: "c" }));
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  expect(readPromptFile("a.json", bytes, 2)).toEqual({ ok: false, fault: "tooMany" });
  expect(readPromptFile("a.json", bytes, 3)).toMatchObject({ ok: true });
});
