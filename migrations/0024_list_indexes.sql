CREATE INDEX "audit_log_noun" ON "audit_log" USING btree (split_part("action", '.', 1),"id","action");--> statement-breakpoint
CREATE INDEX "ad_banner_quarters_figures" ON "ad_banner_quarters" USING btree ("banner_id","click_round","quarter","clicks","new_visitors");--> statement-breakpoint
CREATE INDEX "prompt_library_all" ON "prompt_library" USING btree ("language","featured","created_at");--> statement-breakpoint
CREATE INDEX "prompt_library_category" ON "prompt_library" USING btree ("language","category","is_published","featured","created_at");