/** Answers that no question of a run asked for: facts of the profile about whom or what the request names. Each brings its own name. */
const OF_PROFILE = "profile-";

export const idOfFact = (id: string) => OF_PROFILE + id;

export function isOfProfile({ id, ask }: { id: string; ask?: string | undefined }): boolean {
  return id.startsWith(OF_PROFILE) && ask !== undefined;
}
