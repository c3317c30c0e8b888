// Runs each tool once over HTTP: SIYAGHA_KEY=sy_… node examples/every-tool.ts [http://localhost:3000]
import { readFileSync } from "node:fs";
import { asForm, siyagha } from "./client/siyagha.ts";

const url = process.argv[2] ?? "http://localhost:3000";
const api = siyagha(url, process.env["SIYAGHA_KEY"] ?? "");
const picture = asForm(new Blob([readFileSync(new URL("picture.png", import.meta.url))]), "picture.png");
const DRAFT =
  "The market opens before sunrise, and by six the fish stalls are already wet. My aunt buys sardines there every Thursday, " +
  "argues about the price for the pleasure of it, and pays what was asked in the end. I went along last week for the first " +
  "time in years. Nobody had changed places, and the same man sold bread from the same blue cart.";

/** A retried request with the same key is the same run, charged once. */
const once = () => ({ header: { "Idempotency-Key": crypto.randomUUID() } });

const runs = [
  api.POST("/tools/prompt-generate/runs", {
    params: once(),
    body: { text: "رسالة اعتذار لعميل تأخر طلبه", lang: "ar" },
  }),
  api.POST("/tools/prompt-checker/runs", { params: once(), body: { text: "write about cats", lang: "en" } }),
  api.POST("/tools/ai-detector/runs", { params: once(), body: { text: DRAFT, lang: "en" } }),
  api.POST("/tools/ai-humanizer/runs", {
    params: once(),
    body: { text: "Moreover, our seamless solution leverages cutting-edge synergy for every team.", lang: "en" },
  }),
  api.POST("/tools/image-prompt/runs", { params: once(), body: { text: "قطة نائمة على كتاب", lang: "ar" } }),
  api.POST("/tools/image-to-prompt/runs", {
    params: once(),
    body: { file: "", lang: "en" },
    bodySerializer: picture,
  }),
  api.POST("/tools/image-to-text/runs", {
    params: once(),
    body: { file: "", lang: "en", textLanguage: "en" },
    bodySerializer: picture,
  }),
  api.POST("/tools/video-prompt/runs", {
    params: once(),
    body: { text: "a paper boat drifts down a rainy street", shots: 2, lang: "en" },
  }),
];

for (const run of runs) {
  const { data, error, response } = await run;
  if (error) process.exitCode = 1;
  const line = data
    ? `${data.tool}: ${data.engine}, ${data.cost ?? 0} credit, ${data.creditsLeft} left, ${JSON.stringify(data.result).length} characters`
    : `${new URL(response.url).pathname}: ${response.status} ${error?.error.code}: ${error?.error.message}`;
  process.stdout.write(`${line}\n`);
}
