import { type JsonObject } from "#engines/image-metadata/json-values.ts";

export type Nodes = Record<string, [type: string, inputs: JsonObject]>;

/** A graph of a sampler with a saved image; given nodes come on top. */
export function graphOf(nodes: Nodes, sampler: JsonObject = {}): JsonObject {
  const all: Nodes = {
    "5": ["EmptyLatentImage", { width: 640, height: 480 }],
    "6": ["CLIPTextEncode", { text: "an old bridge" }],
    "7": ["CLIPTextEncode", { text: "fog" }],
    "3": [
      "KSampler",
      { seed: 4, steps: 20, positive: ["6", 0], negative: ["7", 0], latent_image: ["5", 0], ...sampler },
    ],
    "8": ["VAEDecode", { samples: ["3", 0] }],
    "9": ["SaveImage", { images: ["8", 0] }],
    ...nodes,
  };
  return Object.fromEntries(Object.entries(all).map(([id, [type, inputs]]) => [id, { class_type: type, inputs }]));
}

export const encoded = (text: JsonObject[string]): [string, JsonObject] => ["CLIPTextEncode", { text }];
