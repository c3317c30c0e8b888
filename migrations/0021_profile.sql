CREATE TABLE "profile_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"words" text NOT NULL,
	"source_tool" text,
	"source_question" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "profile_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD CONSTRAINT "profile_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_facts_user" ON "profile_facts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_facts_name" ON "profile_facts" USING btree ("user_id","name_key");