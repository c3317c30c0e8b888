ALTER TABLE "checkout_attempts" ADD COLUMN "return_path" text;--> statement-breakpoint
ALTER TABLE "user_credits" ADD COLUMN "top_up_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_credits" ADD COLUMN "top_up_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_credits_top_up_due" ON "user_credits" USING btree ("top_up_expires_at") WHERE "user_credits"."top_up_expires_at" is not null;--> statement-breakpoint
ALTER TABLE "user_credits" ADD CONSTRAINT "user_credits_top_up" CHECK ("user_credits"."top_up_credits" between 0 and "user_credits"."current_credits");