import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** A vendor's key from the back office, sealed with the product's secret; the environment's wins over it. */
export const providerKeys = pgTable("provider_keys", {
  providerName: text("provider_name", { enum: ["deepseek", "openai", "anthropic"] }).primaryKey(),
  sealed: text("sealed").notNull(),
  lastFour: text("last_four").notNull(),
  setBy: text("set_by").notNull(),
  setAt: timestamp("set_at", { withTimezone: true }).notNull(),
});

/** The last test of each provider, and of which key it was; `fault` is null where the model answered. */
export const providerTests = pgTable("provider_tests", {
  providerName: text("provider_name", { enum: ["deepseek", "openai", "anthropic", "local"] }).primaryKey(),
  modelName: text("model_name").notNull(),
  keyMark: text("key_mark"),
  fault: text("fault"),
  detail: text("detail"),
  testedAt: timestamp("tested_at", { withTimezone: true }).notNull(),
});

/** What the vendor's own list said of a model that tools use, when it was last asked. */
export const modelChecks = pgTable(
  "model_checks",
  {
    providerName: text("provider_name", { enum: ["deepseek", "openai", "anthropic", "local"] }).notNull(),
    /** The row's own address; empty for the vendor's. */
    apiEndpoint: text("api_endpoint").notNull(),
    /** As the provider row stores it. */
    modelName: text("model_name").notNull(),
    /** When a list last held it; null where none ever did. */
    listedAt: timestamp("listed_at", { withTimezone: true }),
    /** ISO day on which it closes, by the last list that held it. */
    shutdownOn: text("shutdown_on"),
    checkedAt: timestamp("checked_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerName, table.apiEndpoint, table.modelName] })],
);
