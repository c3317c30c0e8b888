/** What the key is derived for that seals signing secrets. */
export const SEAL_USE = "siyagha webhook secrets 1 seal";
