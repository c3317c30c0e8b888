ALTER TABLE "runs" ADD COLUMN "share_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_shared" ON "runs" USING btree ("share_id") WHERE "runs"."share_id" is not null;