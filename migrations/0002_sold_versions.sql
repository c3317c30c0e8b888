ALTER TABLE "credit_packages" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
update credit_packages set sold_at = now() where id in (
  select package_version_id from stripe_subscriptions union select package_version_id from stripe_invoices
  union select package_version_id from checkout_attempts);
