/** Does `work` and yields how far it is whenever it reports: the bridge from a callback to a generator. Returns its result. */
export async function* withProgress<Result>(
  work: (report: (value: number) => void) => Promise<Result>,
): AsyncGenerator<number, Result, undefined> {
  let latest = 0;
  let { promise: news, resolve: tell } = Promise.withResolvers<"news">();
  const result = work((value) => {
    latest = value;
    tell("news");
  });
  for (;;) {
    const step = await Promise.race([result.then(() => "done" as const), news]);
    if (step === "done") return result;
    ({ promise: news, resolve: tell } = Promise.withResolvers<"news">());
    yield latest;
  }
}
