CREATE TABLE "tool_waits" (
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tool_waits_user_id_slug_language_pk" PRIMARY KEY("user_id","slug","language"),
	CONSTRAINT "tool_waits_language" CHECK ("tool_waits"."language" in ('ar', 'en'))
);
--> statement-breakpoint
ALTER TABLE "tool_waits" ADD CONSTRAINT "tool_waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_waits_tool" ON "tool_waits" USING btree ("slug","language");