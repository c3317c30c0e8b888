DROP INDEX "user_credits_expiry";--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_credits_due" ON "user_credits" USING btree ("expires_at") WHERE "user_credits"."package_type" <> 'none';--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_pending" ON "newsletter_subscribers" USING btree ("asked_at") WHERE "newsletter_subscribers"."state" <> 'confirmed';--> statement-breakpoint
CREATE INDEX "proofs_kept" ON "proofs" USING btree ("kept_until") WHERE "proofs"."answers" is not null;--> statement-breakpoint
CREATE INDEX "saved_prompts_deleted" ON "saved_prompts" USING btree ("deleted_at") WHERE "saved_prompts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_queue_sent" ON "mail_queue" USING btree ("sent_at") WHERE "mail_queue"."sent_at" is not null;