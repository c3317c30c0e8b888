import { readHeldOut } from "../reader/read-held-out.ts";
import { measureNotes } from "./measure-notes.ts";

/** `npm run train -- fit`, after `npm run train -- reader`: prints how well safety notes fit requests whose writers were left out. */
export async function train(): Promise<void> {
  measureNotes(readHeldOut());
  await Promise.resolve();
}
