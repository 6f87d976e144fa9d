-- A restoration brings its rows in parts, which nobody sees, and then puts all of them in place in one transaction.
create unlogged table private.restored_rows (
  restoration uuid not null,
  part integer not null,
  table_name text not null,
  entries jsonb not null,
  staged_at timestamptz not null default clock_timestamp(),

  primary key (restoration, part),
  constraint restored_rows_are_a_list check (jsonb_typeof(entries) = 'array')
);
comment on table private.restored_rows is 'Rows of a restoration that has not come to its end.';

revoke all on private.restored_rows from public, anon, authenticated, service_role;

create function public.stage_restoration(restoration uuid, part integer, table_name text, entries jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.restored_rows (restoration, part, table_name, entries)
  values (restoration, part, table_name, entries);
$$;
comment on function public.stage_restoration is 'Takes one part of a restoration; nothing is restored yet.';

create function public.discard_restoration(of_restoration uuid default null) returns integer
language sql volatile security definer set search_path = ''
as $$
  with discarded as (
    delete from private.restored_rows
    where restoration = of_restoration or (of_restoration is null and staged_at < now() - interval '1 day')
    returning 1
  )
  select count(*)::integer from discarded;
$$;
comment on function public.discard_restoration is
  'Erases the parts of a restoration that is given up, or of all that are older than a day, and says how many.';

revoke execute on function public.stage_restoration from public, anon, authenticated;
revoke execute on function public.discard_restoration from public, anon, authenticated;
grant execute on function public.stage_restoration to service_role;
grant execute on function public.discard_restoration to service_role;
