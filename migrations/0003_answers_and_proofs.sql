CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"run_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"tool" text NOT NULL,
	"lang" text NOT NULL,
	"engine" text NOT NULL,
	"prompt_version" integer,
	"provider" text,
	"model" text,
	"status" text DEFAULT 'running' NOT NULL,
	"cost" integer NOT NULL,
	"prompt_first" boolean NOT NULL,
	"answers" jsonb,
	"choice" text,
	"chosen_at" timestamp with time zone,
	"tokens_in" integer,
	"tokens_out" integer,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_status" CHECK ("proofs"."status" in ('running', 'done', 'stopped', 'failed')),
	CONSTRAINT "proofs_choice" CHECK ("proofs"."choice" is null or "proofs"."choice" in ('prompt', 'request', 'equal'))
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "versions" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "weaves" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "weave_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_idempotency" ON "proofs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "proofs_run" ON "proofs" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "proofs_created" ON "proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "proofs_open" ON "proofs" USING btree ("lease_expires_at") WHERE "proofs"."status" = 'running';