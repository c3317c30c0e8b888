import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { test as base } from "@playwright/test";
import { type Product, startProduct, waitingForScript } from "./product.ts";

/** A product whose first provider is a server on loopback that speaks DeepSeek's wire; `llm` says what it answers. */
export interface ProductWithModel extends Product {
  llm: LlmServer;
}

export const test = base.extend<object, { product: ProductWithModel }>({
  product: [
    async ({}, use) => {
      const llm = await startLlmServer();
      const started = await startProduct({
        DEEPSEEK_API_KEY: TEST_KEY,
        DEEPSEEK_BASE_URL: llm.origin,
        PROVIDER_HOSTS: new URL(llm.origin).host,
      });
      await use({ url: started.url, llm });
      await started.stop();
      await llm.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => use(waitingForScript(page)),
});
