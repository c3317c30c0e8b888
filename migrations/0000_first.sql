CREATE SEQUENCE "public"."stripe_reads" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'ar' NOT NULL,
	"theme" text DEFAULT 'light' NOT NULL,
	"time_zone" text,
	"keep_history" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_preferences_language" CHECK ("user_preferences"."language" in ('ar', 'en')),
	CONSTRAINT "user_preferences_theme" CHECK ("user_preferences"."theme" in ('light', 'dark', 'system'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'administrator'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_banner_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_banner_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"banner_id" integer NOT NULL,
	"click_round" integer NOT NULL,
	"ip_address" text NOT NULL,
	"press_id" uuid NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_banner_clicks_press_id_unique" UNIQUE("press_id")
);
--> statement-breakpoint
CREATE TABLE "ad_banner_ended_rounds" (
	"banner_id" integer NOT NULL,
	"click_round" integer NOT NULL,
	CONSTRAINT "ad_banner_ended_rounds_banner_id_click_round_pk" PRIMARY KEY("banner_id","click_round")
);
--> statement-breakpoint
CREATE TABLE "ad_banner_quarters" (
	"banner_id" integer NOT NULL,
	"click_round" integer NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL,
	"new_visitors" integer NOT NULL,
	CONSTRAINT "ad_banner_quarters_banner_id_click_round_quarter_pk" PRIMARY KEY("banner_id","click_round","quarter")
);
--> statement-breakpoint
CREATE TABLE "ad_banner_visitors" (
	"banner_id" integer NOT NULL,
	"click_round" integer NOT NULL,
	"ip_address" text NOT NULL,
	CONSTRAINT "ad_banner_visitors_banner_id_click_round_ip_address_pk" PRIMARY KEY("banner_id","click_round","ip_address")
);
--> statement-breakpoint
CREATE TABLE "ad_banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"link_url" text NOT NULL,
	"language" text DEFAULT 'ar' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" text DEFAULT 'home-features' NOT NULL,
	"show_from" timestamp with time zone,
	"show_to" timestamp with time zone,
	"click_round" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_banners_language" CHECK ("ad_banners"."language" in ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"package_version_id" integer NOT NULL,
	"price_id" text NOT NULL,
	"session_id" text,
	"url" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'creating' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_attempts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkout_attempts_state" CHECK ("checkout_attempts"."state" in ('creating', 'open', 'completed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_invoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"package_version_id" integer,
	"billing_reason" text,
	"amount_total_minor" integer NOT NULL,
	"amount_refunded_minor" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text NOT NULL,
	"credits_granted" integer DEFAULT 0 NOT NULL,
	"credits_withdrawn" integer DEFAULT 0 NOT NULL,
	"payment_intent_id" text,
	"period_end" timestamp with time zone,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_invoices_amounts" CHECK ("stripe_invoices"."amount_total_minor" >= 0 and "stripe_invoices"."amount_refunded_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_subscriptions" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"price_id" text,
	"package_version_id" integer,
	"status" text NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"current_period_start" timestamp with time zone,
	"current_period_end" timestamp with time zone,
	"payment_method_brand" text,
	"payment_method_last4" text,
	"ended_at" timestamp with time zone,
	"read_number" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_stripe_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"write_off" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_holds_amount" CHECK ("credit_holds"."amount" > 0),
	CONSTRAINT "credit_holds_state" CHECK ("credit_holds"."state" in ('held', 'captured', 'released'))
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('grant', 'spend', 'expire', 'withdraw', 'adjust')),
	CONSTRAINT "credit_ledger_sign" CHECK (case "credit_ledger"."kind" when 'grant' then "credit_ledger"."amount" > 0 when 'adjust' then "credit_ledger"."amount" <> 0 else "credit_ledger"."amount" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "free_claims" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_credits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"current_credits" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"package_type" text DEFAULT 'none' NOT NULL,
	"package_version_id" integer,
	"expires_at" timestamp with time zone,
	"is_free_claimed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_credits_bounds" CHECK ("user_credits"."current_credits" >= 0 and "user_credits"."held" >= 0 and "user_credits"."held" <= "user_credits"."current_credits"),
	CONSTRAINT "user_credits_package" CHECK ("user_credits"."package_type" in ('free', 'basic', 'none'))
);
--> statement-breakpoint
CREATE TABLE "prompt_library" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompt_library_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"image_url" text,
	"language" text DEFAULT 'ar' NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_library_language" CHECK ("prompt_library"."language" in ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "credit_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"display_name" text NOT NULL,
	"display_name_ar" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"stripe_price_id" text,
	"duration_value" integer DEFAULT 1 NOT NULL,
	"duration_unit" text DEFAULT 'months' NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_packages_bounds" CHECK ("credit_packages"."price" >= 0 and "credit_packages"."credits" between 0 and 1000000 and "credit_packages"."duration_value" between 1 and 1200 and "credit_packages"."version" >= 1),
	CONSTRAINT "credit_packages_currency" CHECK ("credit_packages"."currency" in ('USD', 'EUR', 'GBP')),
	CONSTRAINT "credit_packages_unit" CHECK ("credit_packages"."duration_unit" in ('days', 'weeks', 'months')),
	CONSTRAINT "credit_packages_recurring_price" CHECK (not "credit_packages"."is_recurring" or "credit_packages"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tool" text NOT NULL,
	"lang" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"cost" integer NOT NULL,
	"engine" text,
	"provider" text,
	"model" text,
	"prompt_version" integer,
	"provider_calls" smallint DEFAULT 0 NOT NULL,
	"tokens_in" integer,
	"tokens_out" integer,
	"input" jsonb,
	"envelope" jsonb,
	"title" text,
	"search_text" text,
	"error_code" text,
	"rating" smallint,
	"ms" integer,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"stop_requested_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"in_history" boolean DEFAULT true NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "runs_status" CHECK ("runs"."status" in ('running', 'done', 'stopped', 'failed', 'abandoned')),
	CONSTRAINT "runs_rating" CHECK ("runs"."rating" is null or "runs"."rating" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "saved_prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"tool" text,
	"lang" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feature_prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feature_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feature_id" integer NOT NULL,
	"prompt_content" text NOT NULL,
	"version" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"author_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feature_id" integer NOT NULL,
	"provider_name" text NOT NULL,
	"model_name" text NOT NULL,
	"api_key_name" text NOT NULL,
	"api_endpoint" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tool_features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"display_name" text NOT NULL,
	"feature_type" text NOT NULL,
	"language" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_features_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "usage_limits" (
	"feature_id" integer PRIMARY KEY NOT NULL,
	"daily_limit" integer DEFAULT 30 NOT NULL,
	"monthly_limit" integer DEFAULT 500 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_limits_bounds" CHECK ("usage_limits"."daily_limit" >= 0 and "usage_limits"."monthly_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_prompts" ADD CONSTRAINT "feature_prompts_feature_id_tool_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."tool_features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_feature_id_tool_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."tool_features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_limits" ADD CONSTRAINT "usage_limits_feature_id_tool_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."tool_features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_subject" ON "identities" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_secret" ON "two_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ad_banner_clicks_banner" ON "ad_banner_clicks" USING btree ("banner_id","click_round");--> statement-breakpoint
CREATE INDEX "ad_banners_shown" ON "ad_banners" USING btree ("position","language");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_attempts_one_open" ON "checkout_attempts" USING btree ("user_id","package_version_id") WHERE "checkout_attempts"."state" in ('creating', 'open');--> statement-breakpoint
CREATE INDEX "stripe_invoices_user" ON "stripe_invoices" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "stripe_invoices_payment_intent" ON "stripe_invoices" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_user" ON "stripe_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_customer" ON "stripe_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_subscriptions_one_live" ON "stripe_subscriptions" USING btree ("user_id") WHERE "stripe_subscriptions"."status" in ('active', 'past_due', 'trialing', 'unpaid');--> statement-breakpoint
CREATE INDEX "test_stripe_objects_type" ON "test_stripe_objects" USING btree ("type");--> statement-breakpoint
CREATE INDEX "credit_holds_open" ON "credit_holds" USING btree ("expires_at") WHERE "credit_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "credit_holds_user_open" ON "credit_holds" USING btree ("user_id") WHERE "credit_holds"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_cause" ON "credit_ledger" USING btree ("source_type","source_id");--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_credits_expiry" ON "user_credits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "prompt_library_public" ON "prompt_library" USING btree ("language","featured","created_at") WHERE "prompt_library"."is_published";--> statement-breakpoint
CREATE UNIQUE INDEX "credit_packages_version" ON "credit_packages" USING btree ("name","version");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_packages_one_active" ON "credit_packages" USING btree ("name") WHERE "credit_packages"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "runs_idempotency" ON "runs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "runs_usage" ON "runs" USING btree ("user_id","tool","lang","created_at");--> statement-breakpoint
CREATE INDEX "runs_history" ON "runs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_open" ON "runs" USING btree ("lease_expires_at") WHERE "runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "runs_created" ON "runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "runs_kept" ON "runs" USING btree ("kept_until") WHERE "runs"."envelope" is not null or "runs"."input" is not null;--> statement-breakpoint
CREATE INDEX "saved_prompts_user" ON "saved_prompts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feature_prompts_version" ON "feature_prompts" USING btree ("feature_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "feature_prompts_one_active" ON "feature_prompts" USING btree ("feature_id") WHERE "feature_prompts"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "service_providers_one" ON "service_providers" USING btree ("feature_id","provider_name");--> statement-breakpoint
CREATE INDEX "service_providers_order" ON "service_providers" USING btree ("feature_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_features_slug_language" ON "tool_features" USING btree ("slug","language");--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("next_attempt_at") WHERE "mail_queue"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("window_ends_at");--> statement-breakpoint
CREATE VIEW "public"."stripe_user_orders" AS (select user_id, invoice_id as order_id, paid_at as order_date, amount_total_minor as amount_total, currency, status as order_status from stripe_invoices);--> statement-breakpoint
CREATE VIEW "public"."stripe_user_subscriptions" AS (select distinct on (user_id) user_id, subscription_id, price_id,
  case when status in ('active', 'canceled', 'past_due', 'unpaid') then status when status = 'trialing' then 'active' else 'not_started' end as subscription_status,
  cancel_at_period_end, current_period_end, payment_method_brand, payment_method_last4
  from stripe_subscriptions order by user_id, (status in ('active', 'past_due', 'trialing', 'unpaid')) desc, created_at desc, subscription_id desc);