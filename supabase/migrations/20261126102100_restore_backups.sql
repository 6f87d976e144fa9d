-- A restoration brings its rows in parts, which are not seen, and then puts all of them in place in one transaction.
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

-- No backup holds them: a link is worth nothing elsewhere, and its mail with it.
create function private.transient_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'sessions', 'preview_links', 'newsletter_tests', 'presence', 'staged_pictures', 'account_mails', 'account_links'
  ];
$$;
comment on function private.transient_tables is
  'Tables that a restoration leaves alone, but for rows that go with what it erases; NOT_BACKED_UP of the API names the same.';

create function private.overwritten_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array['journal', 'document_files', 'newsletter_months', 'collection_versions', 'collection_drafts', 'snoozes']
    || array(select name from private.collections order by name);
$$;
comment on function private.overwritten_tables is 'Tables whose rows a restoration erases also where it replaces none.';

create function private.restored_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(relname::text order by array_position(
    array['admins', 'inquiries', 'newsletter', 'news', 'newsletter_sendings', 'newsletter_mails', 'documents'],
    relname::text
  ), relname)
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (private.transient_tables());
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
  -- Readers go on; other writers wait until the end.
  execute (
    select format('lock table %s in exclusive mode', string_agg(format('public.%I', name), ', '))
    from unnest(private.restored_tables() || private.transient_tables()) as name
  );

  foreach one_table in array private.restored_tables() loop
    if is_replacing or one_table = any (private.overwritten_tables()) then
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

    -- A file that waits for its inquiry or its document is of an open form as well.
    execute format('select count(*) from public.%I', one_table) || case one_table
      when 'inquiry_files' then ' where inquiry_id is not null'
      when 'document_files' then ' where document_id is not null'
      else ''
    end into found;
    if found <> coalesce((counts ->> one_table)::bigint, 0) then
      raise exception '% would have % rows instead of %', one_table, found, coalesce(counts ->> one_table, '0');
    end if;
    total := total + found;
  end loop;

  perform private.stop_restored_sendings();
  delete from private.restored_rows where restoration = of_restoration;
  return total;
end;
$$;
comment on function public.apply_restoration is
  'Puts the parts of a restoration in place of the rows that are there, or beside none, and says how many rows there are; all of it or nothing.';
