CREATE TABLE "provider_keys" (
	"provider_name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_tests" (
	"provider_name" text PRIMARY KEY NOT NULL,
	"model_name" text NOT NULL,
	"key_mark" text,
	"fault" text,
	"detail" text,
	"tested_at" timestamp with time zone NOT NULL
);
