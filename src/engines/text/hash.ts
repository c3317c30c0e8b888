/**
 * 32-bit FNV-1a over UTF-16 code units. Stable across machines; not for security. Source: the FNV reference, offset
 * 2166136261, prime 16777619.
 */
export function stableHash(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}
