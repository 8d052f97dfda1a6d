-- The ledger is append-only, and every entry's postings sum to zero when its transaction commits.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name;
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_is_append_only();
--> statement-breakpoint
create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not sum to zero', new.entry_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_entry_balances();
