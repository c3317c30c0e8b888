-- An account keeps its newest password, and the identity of a provider that came first; a subject the account it came to first.
DELETE FROM "identities" "old" USING "identities" "new"
WHERE "old"."provider_id" = 'credential' AND "new"."provider_id" = 'credential' AND "old"."user_id" = "new"."user_id"
  AND ("old"."updated_at", "old"."id") < ("new"."updated_at", "new"."id");--> statement-breakpoint
DELETE FROM "identities" "second" USING "identities" "first"
WHERE "second"."user_id" = "first"."user_id" AND "second"."provider_id" = "first"."provider_id"
  AND ("second"."created_at", "second"."id") > ("first"."created_at", "first"."id");--> statement-breakpoint
DELETE FROM "identities" "second" USING "identities" "first"
WHERE "second"."provider_id" = "first"."provider_id" AND "second"."account_id" = "first"."account_id"
  AND ("second"."created_at", "second"."id") > ("first"."created_at", "first"."id");--> statement-breakpoint
DROP INDEX "identities_user";--> statement-breakpoint
DROP INDEX "identities_subject";--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_once_a_user" ON "identities" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_once_a_subject" ON "identities" USING btree ("provider_id","account_id");
