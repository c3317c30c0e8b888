import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "#engines/image-metadata/json-values.ts";
import { readComfyUi } from "./read-comfyui.ts";

/** A node of the screen: its inputs as [name, kind, link], its outputs as kinds. */
function node(
  id: number,
  type: string,
  given: { in?: [string, string, number | null][]; out?: string[]; values?: Json; mode?: number; named?: string[] },
): JsonObject {
  const inputs: JsonObject[] = (given.in ?? []).map(([name, kind, link]) => ({ name, type: kind, link }));
  for (const name of given.named ?? []) inputs.push({ name, type: "STRING", link: null, widget: { name } });
  return {
    id,
    type,
    mode: given.mode ?? 0,
    inputs,
    outputs: (given.out ?? []).map((kind) => ({ name: kind, type: kind })),
    widgets_values: given.values ?? [],
  };
}

const KSAMPLER = [
  "KSampler",
  {
    in: [
      ["positive", "CONDITIONING", 1],
      ["negative", "CONDITIONING", 2],
      ["latent_image", "LATENT", 3],
    ],
    values: [156680208700286, "randomize", 20, 8, "euler", "normal", 1],
  },
] as const;
const sampler = () =>
  node(3, KSAMPLER[0], {
    in: KSAMPLER[1].in.map((slot) => [...slot]),
    out: ["LATENT"],
    values: [...KSAMPLER[1].values],
  });
const text = (id: number, words: string, more: object = {}) =>
  node(id, "CLIPTextEncode", { out: ["CONDITIONING"], values: [words], ...more });
const latent = () => node(5, "EmptyLatentImage", { out: ["LATENT"], values: [640, 480, 1] });
const LINKS: Json[] = [
  [1, 6, 0, 3, 0, "CONDITIONING"],
  [2, 7, 0, 3, 1, "CONDITIONING"],
  [3, 5, 0, 3, 2, "LATENT"],
];
const read = (nodes: JsonObject[], links: Json[] = LINKS, more: JsonObject = {}) =>
  readComfyUi(null, { nodes, links, ...more });
const EXPECTED = {
  generator: "comfyui",
  prompt: "an old bridge",
  negative: "fog",
  params: { seed: 156680208700286, steps: 20, cfgScale: 8, sampler: "euler", scheduler: "normal", size: "640x480" },
};

describe("a workflow without the graph that ran", () => {
  test("is read by the places of its values", () => {
    expect(read([text(6, "an old bridge"), text(7, "fog"), sampler(), latent()])).toMatchObject(EXPECTED);
  });

  test("is read by the names of its values", () => {
    const six = node(6, "OwnEncoder", {
      out: ["CONDITIONING"],
      named: ["seed", "wording"],
      values: [5, "fixed", "an old bridge"],
    });
    expect(read([six, text(7, "fog"), sampler(), latent()])).toMatchObject(EXPECTED);
  });

  test("counts where the graph that ran leads to no words", () => {
    const ran = { "1": { class_type: "Unknown", inputs: {} } };
    const shown = { nodes: [text(6, "an old bridge"), text(7, "fog"), sampler(), latent()], links: LINKS };
    expect(readComfyUi(ran, shown)).toMatchObject(EXPECTED);
  });

  test("leads through reroutes, primitives, and places that are set and got by name", () => {
    const six = node(6, "CLIPTextEncode", {
      in: [["text", "STRING", 10]],
      out: ["CONDITIONING"],
      values: ["not this"],
    });
    const nodes = [
      six,
      text(7, "fog"),
      sampler(),
      latent(),
      node(20, "Reroute", { in: [["", "*", 11]], out: ["*"] }),
      node(21, "GetNode", { out: ["STRING"], values: ["words"] }),
      node(22, "SetNode", { in: [["STRING", "STRING", 12]], out: ["STRING"], values: ["words"] }),
      node(23, "PrimitiveNode", { out: ["STRING"], values: ["an old bridge", "fixed"] }),
    ];
    const links = [...LINKS, [10, 20, 0, 6, 0, "STRING"], [11, 21, 0, 20, 0, "*"], [12, 23, 0, 22, 0, "STRING"]];
    expect(read(nodes, links)).toMatchObject(EXPECTED);
  });

  test("passes over a bypassed node by what comes in of the same kind, and leaves a muted one away", () => {
    const bypassed = node(10, "ControlNetApplyAdvanced", {
      in: [
        ["positive", "CONDITIONING", 11],
        ["negative", "CONDITIONING", 12],
        ["image", "IMAGE", null],
      ],
      out: ["CONDITIONING", "CONDITIONING"],
      mode: 4,
    });
    const muted = node(40, "KSampler", { in: [["positive", "CONDITIONING", 13]], out: ["LATENT"], mode: 2 });
    const links = [
      [1, 10, 0, 3, 0, "CONDITIONING"],
      [2, 10, 1, 3, 1, "CONDITIONING"],
      [3, 5, 0, 3, 2, "LATENT"],
      [11, 6, 0, 10, 0, "CONDITIONING"],
      [12, 7, 0, 10, 1, "CONDITIONING"],
      [13, 41, 0, 40, 0, "CONDITIONING"],
    ];
    const told = read(
      [muted, text(41, "never drawn"), text(6, "an old bridge"), text(7, "fog"), bypassed, sampler(), latent()],
      links,
    );
    expect(told).toMatchObject(EXPECTED);
    expect(told?.further).toBeUndefined();
  });

  test("is opened where it holds subgraphs, one inside another", () => {
    const inner = {
      id: "in",
      nodes: [text(6, ""), text(7, "fog")],
      links: [
        { id: 4, origin_id: -10, origin_slot: 0, target_id: 6, target_slot: 0 },
        { id: 5, origin_id: 6, origin_slot: 0, target_id: -20, target_slot: 0 },
        { id: 6, origin_id: 7, origin_slot: 0, target_id: -20, target_slot: 1 },
      ],
    };
    inner.nodes[0] = node(6, "CLIPTextEncode", { in: [["text", "STRING", 4]], out: ["CONDITIONING"], values: [""] });
    const outer = {
      id: "out",
      nodes: [node(50, "in", { in: [["text", "STRING", 7]], out: ["CONDITIONING", "CONDITIONING"] })],
      links: [
        { id: 7, origin_id: -10, origin_slot: 0, target_id: 50, target_slot: 0 },
        { id: 8, origin_id: 50, origin_slot: 0, target_id: -20, target_slot: 0 },
        { id: 9, origin_id: 50, origin_slot: 1, target_id: -20, target_slot: 1 },
      ],
    };
    const nodes = [
      node(60, "out", { named: ["text"], out: ["CONDITIONING", "CONDITIONING"], values: ["an old bridge"] }),
      sampler(),
      latent(),
    ];
    const links = [
      [1, 60, 0, 3, 0, "CONDITIONING"],
      [2, 60, 1, 3, 1, "CONDITIONING"],
      [3, 5, 0, 3, 2, "LATENT"],
    ];
    expect(read(nodes, links, { definitions: { subgraphs: [inner, outer] } })).toMatchObject(EXPECTED);
  });

  test("whose subgraphs hold themselves, or two of the next, ends soon", () => {
    const kinds = Array.from({ length: 40 }, (_, at) => ({
      id: `k${at}`,
      nodes: [node(1, `k${at + 1}`, {}), node(2, `k${at + 1}`, {}), node(3, `k${at}`, {})],
      links: [],
    }));
    const started = performance.now();
    expect(read([node(1, "k0", {})], [], { definitions: { subgraphs: kinds } })).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
