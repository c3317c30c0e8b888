import objects from "./objects.json" with { type: "json" };

/** The fields of an object that are the same in each, as the payment provider answers them: a copy that its owner may change. */
export function fixedOf<Name extends keyof typeof objects>(name: Name): (typeof objects)[Name] {
  return structuredClone(objects[name]);
}
