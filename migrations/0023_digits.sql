ALTER TABLE "user_preferences" ADD COLUMN "digits" text;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_digits" CHECK ("user_preferences"."digits" in ('arab', 'latn'));
