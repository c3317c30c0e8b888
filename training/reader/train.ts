import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { type CardInput, writeCard } from "./model-card.ts";

/** Trains both languages on `training/requests`, each in a thread, and writes their models and the model card. */
export async function train(): Promise<void> {
  const cards = await Promise.all((["ar", "en"] as const).map(inThread));
  writeFileSync("docs/model-card-reader.md", writeCard(cards));
}

function inThread(language: "ar" | "en"): Promise<CardInput> {
  return new Promise((resolve, reject) => {
    new Worker(new URL("./train-language.ts", import.meta.url), { workerData: language })
      .once("message", resolve)
      .once("error", reject);
  });
}
