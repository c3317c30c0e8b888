CREATE TABLE "uploaded_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_pictures_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "reply_to" text;