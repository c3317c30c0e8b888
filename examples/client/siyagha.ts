import createClient from "openapi-fetch";
import type { paths } from "./api.d.ts";

/** A typed client of the product at `url` with an API key. Its paths, bodies and answers come from `/api/openapi.json`. */
export function siyagha(url: string, key: string) {
  return createClient<paths>({ baseUrl: `${url}/api`, headers: { authorization: `Bearer ${key}` } });
}

/** For `bodySerializer` of a run with a file: texts as they are, other fields as their JSON, and the file. */
export function asForm(file: Blob, name: string): (fields: unknown) => FormData {
  return (fields) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields as Record<string, unknown>))
      if (field !== "file") form.set(field, typeof value === "string" ? value : JSON.stringify(value));
    form.set("file", file, name);
    return form;
  };
}
