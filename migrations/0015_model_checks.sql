CREATE TABLE "model_checks" (
	"provider_name" text NOT NULL,
	"api_endpoint" text NOT NULL,
	"model_name" text NOT NULL,
	"listed_at" timestamp with time zone,
	"shutdown_on" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_checks_provider_name_api_endpoint_model_name_pk" PRIMARY KEY("provider_name","api_endpoint","model_name")
);
