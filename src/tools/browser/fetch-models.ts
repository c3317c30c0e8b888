/** Models that have been fetched or are on their way, by name. */
const fetched = new Map<string, Promise<Uint8Array>>();

/**
 * Fetches models by their addresses, each once, and gives them to the engines. Throws where one cannot be had; the next call
 * tries again.
 */
export async function fetchModels(addresses: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, address] of Object.entries(addresses))
    if (!fetched.has(name)) fetched.set(name, fetchBytes(name, address));
  const { provideModels } = await import("#engines/models/models.ts");
  const known = new Map(await Promise.all([...fetched].map(async ([name, bytes]) => [name, await bytes] as const)));
  provideModels((name) => {
    const bytes = known.get(name);
    if (!bytes) throw new Error(`The model ${name} was not fetched.`);
    return bytes;
  });
}

async function fetchBytes(name: string, address: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The model ${name} cannot be had: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    fetched.delete(name);
    throw error;
  }
}
