import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** A tool in one language, as the administrator sees it; `name` is `<slug>-<ar|en>`. */
export const toolFeatures = pgTable(
  "tool_features",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull().unique(),
    slug: text("slug").notNull(),
    displayName: text("display_name").notNull(),
    featureType: text("feature_type", {
      enum: ["text", "image", "video", "checker", "humanizer", "detector", "converter"],
    }).notNull(),
    language: text("language", { enum: ["ar", "en"] }).notNull(),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("tool_features_slug_language").on(table.slug, table.language)],
);

export const featurePrompts = pgTable(
  "feature_prompts",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    featureId: integer("feature_id")
      .notNull()
      .references(() => toolFeatures.id, { onDelete: "cascade" }),
    promptContent: text("prompt_content").notNull(),
    version: integer("version").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    authorEmail: text("author_email"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("feature_prompts_version").on(table.featureId, table.version),
    uniqueIndex("feature_prompts_one_active")
      .on(table.featureId)
      .where(sql`${table.isActive}`),
  ],
);

/** One row a feature and provider; the lowest active position is asked first. `api_key_name` names a variable, never a key. */
export const serviceProviders = pgTable(
  "service_providers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    featureId: integer("feature_id")
      .notNull()
      .references(() => toolFeatures.id, { onDelete: "cascade" }),
    providerName: text("provider_name", { enum: ["deepseek", "openai", "anthropic", "local"] }).notNull(),
    modelName: text("model_name").notNull(),
    apiKeyName: text("api_key_name").notNull(),
    apiEndpoint: text("api_endpoint"),
    position: integer("position").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("service_providers_one").on(table.featureId, table.providerName),
    index("service_providers_order").on(table.featureId, table.position),
  ],
);

export const usageLimits = pgTable(
  "usage_limits",
  {
    featureId: integer("feature_id")
      .primaryKey()
      .references(() => toolFeatures.id, { onDelete: "cascade" }),
    dailyLimit: integer("daily_limit").notNull().default(30),
    monthlyLimit: integer("monthly_limit").notNull().default(500),
    isEnabled: boolean("is_enabled").notNull().default(true),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("usage_limits_bounds", sql`${table.dailyLimit} >= 0 and ${table.monthlyLimit} >= 0`)],
);
