CREATE TABLE "low_credit_notices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"path" text NOT NULL,
	"recipients" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "mail_low_credits" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "low_credit_notices" ADD CONSTRAINT "low_credit_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "low_credit_notices_due" ON "low_credit_notices" USING btree ("user_id") WHERE "low_credit_notices"."mailed_at" is null;