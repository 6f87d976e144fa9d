create function public.panel_counts() returns table (
  news integer, media integer, careers integer, inquiries integer, failed_mails integer
)
language sql stable security invoker set search_path = ''
as $$
  select
    (select count(*)::integer from public.news where deleted_at is null and not is_media),
    (select count(*)::integer from public.news where deleted_at is null and is_media),
    (select count(*)::integer from public.careers where deleted_at is null),
    (select count(*)::integer from public.inquiries),
    (select count(*)::integer from public.mails where kind = 'inquiry' and status = 'failed');
$$;
comment on function public.panel_counts is 'How many rows each list of the administration holds, and how many mails failed.';

revoke execute on function public.panel_counts from public, anon, authenticated;
grant execute on function public.panel_counts to service_role;

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

-- PostgREST gives the call the time that stands here, instead of the 8 seconds of its role.
-- Every table of the backup, those that others refer to first: a migration that adds one need not come back to this.
create function private.restored_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(relname::text order by array_position(
    array['admins', 'inquiries', 'newsletter', 'news', 'newsletter_sendings', 'newsletter_letters'], relname::text
  ), relname)
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('sessions', 'preview_links', 'newsletter_tests', 'presence');
$$;

create function public.apply_restoration(of_restoration uuid, counts jsonb, is_replacing boolean) returns bigint
language plpgsql volatile security definer set search_path = '' set statement_timeout = '5min'
as $$
declare
  one_table text;
  staged record;
  columns text;
  found bigint;
  total bigint := 0;
begin
  -- What comes back is not saved once more: its history comes with it.
  perform set_config('app.is_restoring', 'on', true);
  -- Readers go on; nobody else writes until the end.
  execute (
    select format('lock table %s in exclusive mode', string_agg(format('public.%I', name), ', '))
    from unnest(private.restored_tables() || array['sessions', 'preview_links']) as name
  );

  foreach one_table in array private.restored_tables() loop
    if is_replacing or one_table = 'journal' then
      execute format('delete from public.%I where true', one_table);
    end if;
    for staged in
      select entries from private.restored_rows
      where restoration = of_restoration and table_name = one_table
      order by part
    loop
      select string_agg(distinct quote_ident(name), ', ') into columns
      from jsonb_array_elements(staged.entries) as entry, jsonb_object_keys(entry) as name;
      continue when columns is null;
      execute format(
        'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
        one_table, columns
      ) using staged.entries;
    end loop;

    execute format('select count(*) from public.%I', one_table) into found;
    if found <> coalesce((counts ->> one_table)::bigint, 0) then
      raise exception '% would have % rows instead of %', one_table, found, coalesce(counts ->> one_table, '0');
    end if;
    total := total + found;
  end loop;

  delete from private.restored_rows where restoration = of_restoration;
  return total;
end;
$$;
comment on function public.apply_restoration is
  'Puts the parts of a restoration in place of the rows that are there, or beside none, and says how many rows there are; all of it or nothing.';

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
revoke execute on function public.apply_restoration from public, anon, authenticated;
revoke execute on function public.discard_restoration from public, anon, authenticated;
grant execute on function public.stage_restoration to service_role;
grant execute on function public.apply_restoration to service_role;
grant execute on function public.discard_restoration to service_role;
