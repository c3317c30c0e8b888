-- The ledger is append-only: what was written stays as it was.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'credit_ledger is append-only' using errcode = '23514', constraint = 'credit_ledger_append_only';
end $$;
--> statement-breakpoint
create trigger credit_ledger_append_only before update or delete on credit_ledger for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_ledger_change();
