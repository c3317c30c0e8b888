import { z } from "zod";

const day = z.iso.date();
const whole = z.int().positive();
const range = z
  .tuple([z.number(), z.number()])
  .refine(([least, most]) => least <= most, { message: "least, then most" });
const ratio = z.string().regex(/^\d+:\d+$/, "a ratio is width:height");

const checked = {
  label: z.string().min(1),
  status: z.enum(["live", "retired"]),
  retiredOn: day.optional(),
  successor: z.string().optional(),
  checkedOn: day,
  source: z.union([z.url(), z.literal("")]),
  takesNegative: z.boolean(),
  wantsNoDenials: z.literal(true).optional(),
  words: range.optional(),
  lettersMost: whole.optional(),
  ratios: z.array(ratio).min(1),
};

const image = z.strictObject({
  ...checked,
  form: z.enum(["prose", "flags", "tags", "lines"]),
  writesWords: z.literal(true).optional(),
  readsEnglish: z.literal(true).optional(),
  readsJson: z.literal(true).optional(),
  sizes: z.array(z.string().regex(/^\d+x\d+$/)).optional(),
  freeSize: z.strictObject({ multiple: whole, edgeBelow: whole, pixels: range, aim: whole }).optional(),
  flags: z.record(z.string(), range.nullable()).optional(),
  version: z.string().optional(),
  listFlag: z.string().optional(),
  weights: z.strictObject({ bounds: range, most: whole }).optional(),
  chunkTokens: whole.optional(),
});

const video = z.strictObject({
  ...checked,
  form: z.enum(["labelled", "veo", "prose", "runway", "kling", "brief"]),
  seconds: z.union([z.strictObject({ only: z.array(whole).min(1) }), z.strictObject({ least: whole, most: whole })]),
  defaultSeconds: whole,
  shotsMost: whole,
  areShotsOurs: z.literal(true).optional(),
  resolution: z.string().optional(),
  hasSound: z.boolean().nullable(),
  speaks: z.array(z.string()).optional(),
});

const name = z.strictObject({
  words: z.string().min(1),
  medium: z.enum(["image", "video"]),
  id: z.string(),
  gone: z.string().optional(),
});

/** `content/media/models.yaml`; what the fields mean is beside their types in `src/engines/media/media-models.ts`. */
export const mediaModels = z
  .strictObject({ image: z.record(z.string(), image), video: z.record(z.string(), video), names: z.array(name) })
  .superRefine(({ names, ...models }, context) => {
    names.forEach(({ medium, id }, at) => {
      if (models[medium][id] === undefined)
        context.addIssue({ code: "custom", path: ["names", at, "id"], message: `there is no model ${id}` });
    });
    for (const medium of ["image", "video"] as const)
      for (const [id, { successor }] of Object.entries(models[medium]))
        if (successor !== undefined && models[medium][successor] === undefined)
          context.addIssue({
            code: "custom",
            path: [medium, id, "successor"],
            message: `there is no model ${successor}`,
          });
  });
