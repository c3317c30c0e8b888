/** Words recur, so what was read of one is kept; long ones and those beyond so many are read again. */
export function remember<T>(read: (word: string) => T, most = 20_000, longest = 24): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined || kept.has(word)) return known as T;
    const found = read(word);
    if (kept.size >= most) kept.clear();
    if (word.length <= longest) kept.set(word, found);
    return found;
  };
}
