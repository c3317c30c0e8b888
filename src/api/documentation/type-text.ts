/** As much of JSON Schema as the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** A shape this deep is named "object": the document has it whole. */
const DEEPEST = 3;

/** A schema as a reader of TypeScript would write it. */
export function typeText(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map((one) => typeText(one, depth)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type }, depth)).join(" | ");
  if (schema.type === "array") return arrayText(typeText(schema.items ?? {}, depth));
  if (schema.type === "object") return objectText(schema, depth);
  return schema.type ?? "any";
}

function arrayText(items: string): string {
  return items.includes(" | ") ? `(${items})[]` : `${items}[]`;
}

function objectText({ properties, required = [], additionalProperties }: Schema, depth: number): string {
  if (!properties) {
    const values = typeof additionalProperties === "object" ? typeText(additionalProperties, depth + 1) : "any";
    return `{ [name]: ${values} }`;
  }
  if (depth >= DEEPEST) return "object";
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? "" : "?"}: ${typeText(value, depth + 1)}`,
  );
  return `{ ${fields.join("; ")} }`;
}
