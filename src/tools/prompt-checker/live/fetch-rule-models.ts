import arabic from "#models/checker-ar.bin?url";
import english from "#models/checker-en.bin?url";
import { fetchModels } from "#tools/browser/fetch-models.ts";

/** What the rules have learned, before they read a text in the browser. */
export const fetchRuleModels = (): Promise<void> => fetchModels({ "checker-ar": arabic, "checker-en": english });
