CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"run_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"tool" text NOT NULL,
	"lang" text NOT NULL,
	"prompt" text,
	"prompt_hash" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"cost" integer NOT NULL,
	"provider" text,
	"model" text,
	"text" text,
	"is_cut" boolean DEFAULT false NOT NULL,
	"tokens_in" integer,
	"tokens_out" integer,
	"answered_at" timestamp with time zone,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_status" CHECK ("replies"."status" in ('running', 'done', 'stopped', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "replies_idempotency" ON "replies" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "replies_prompt" ON "replies" USING btree ("run_id","prompt_hash") WHERE "replies"."status" in ('running', 'done');--> statement-breakpoint
CREATE INDEX "replies_run" ON "replies" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "replies_unpaid" ON "replies" USING btree ("user_id","created_at") WHERE "replies"."cost" = 0;--> statement-breakpoint
CREATE INDEX "replies_kept" ON "replies" USING btree ("kept_until") WHERE "replies"."prompt" is not null;--> statement-breakpoint
CREATE INDEX "replies_open" ON "replies" USING btree ("lease_expires_at") WHERE "replies"."status" = 'running';