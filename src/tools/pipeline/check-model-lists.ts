import { readModelChecks } from "#domain/provider-keys/read-checks.ts";
import { type ModelCheck, modelKey } from "#domain/provider-keys/rules.ts";
import { saveModelChecks, sweepModelChecks, takeListTurn } from "#domain/provider-keys/write-checks.ts";
import { listFeatures } from "#domain/tool-features/read-back-office.ts";
import { type ListedModel, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import type { Deps } from "#platform/deps.ts";
import { findLiveModel, namesOf } from "#tools/model-call/models.ts";

const DAY_MS = 86_400_000;

/**
 * Once a day asks each vendor whose key is set, and whose models tools use, for its list, and keeps whether each used model is
 * in it and when it closes. A vendor that does not answer is logged and keeps its last answer. Returns how many were asked.
 */
export async function checkModelLists(deps: Deps): Promise<number> {
  const { db, now } = deps;
  await sweepModelChecks(db, now());
  if (deps.settings.BUILTIN_ENGINES === "only") return 0;
  const used = await usedChoices(deps);
  const checks = await readModelChecks(db);
  let asked = 0;
  for (const choices of byAddress(used)) {
    const [first] = choices;
    if (!first || choices.every((choice) => isFresh(checks.get(modelKey(choice)), now()))) continue;
    if (!(await takeListTurn(db, addressOf(first), now()))) continue;
    asked += 1;
    await askOne(deps, first, choices);
  }
  return asked;
}

/** Every model that an active row with a usable key names, once; a server of this machine keeps its models as long as its owner likes. */
async function usedChoices(deps: Deps): Promise<ProviderChoice[]> {
  const rows = (await listFeatures(deps)).flatMap(({ providers }) => providers);
  const usable = rows.filter((row) => row.isActive && row.fault === null && row.providerName !== "local");
  return [...new Map(usable.map((row) => [modelKey(row), row])).values()];
}

const addressOf = ({ providerName, apiEndpoint, apiKeyName }: ProviderChoice) =>
  [providerName, apiEndpoint ?? "", apiKeyName].join(" ");

function byAddress(choices: readonly ProviderChoice[]): ProviderChoice[][] {
  return [...Map.groupBy(choices, addressOf).values()];
}

function isFresh(check: ModelCheck | undefined, now: Date): boolean {
  return check !== undefined && now.getTime() - check.checkedAt.getTime() < DAY_MS;
}

async function askOne({ ai, db, log, now }: Deps, first: ProviderChoice, choices: readonly ProviderChoice[]) {
  try {
    const { models, isWhole } = await ai.listModels(first);
    const checked = choices.map((choice) => ({ choice, listed: findListed(models, choice) }));
    // Of a list that goes on, and of an empty one, nothing follows for what is not in it.
    const isTelling = isWhole && models.length > 0;
    await saveModelChecks(
      db,
      checked.filter(({ listed }) => listed !== null || isTelling),
      now(),
    );
  } catch (error) {
    log.warn({ provider: first.providerName, detail: detailOf(error) }, "the list of models could not be read");
  }
}

/** A status or a kind of failure: never what the vendor wrote. */
function detailOf(error: unknown): string {
  if (error instanceof ModelFault) return error.message;
  return error instanceof Error ? error.name : "unknown";
}

const SNAPSHOT = /^-(?:\d{8}|\d{4}-\d{2}-\d{2})$/;

/**
 * The used model in a list: by the name it is called by, by another of its names, or by a dated version of one. The last to close
 * speaks for dated versions.
 */
function findListed(models: readonly ListedModel[], { providerName, modelName }: ProviderChoice): ListedModel | null {
  const called = findLiveModel(providerName, modelName).id;
  const exact = models.find(({ id }) => id === called);
  if (exact) return exact;
  const names = namesOf(called);
  const versions = models.filter(({ id }) =>
    names.some((name) => id === name || (id.startsWith(name) && SNAPSHOT.test(id.slice(name.length)))),
  );
  const open = versions.find(({ shutdownOn }) => shutdownOn === null);
  return open ?? versions.toSorted((a, b) => (b.shutdownOn ?? "").localeCompare(a.shutdownOn ?? ""))[0] ?? null;
}
