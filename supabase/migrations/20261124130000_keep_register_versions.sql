-- What the rows of registers said before they were changed.
create table public.register_versions (
  id uuid primary key default gen_random_uuid(),
  register text not null,
  item_id uuid not null,
  version integer not null,
  saved_at timestamptz not null,
  saved_by text,
  item jsonb not null,

  constraint register_versions_are_numbered unique (register, item_id, version),
  constraint register_versions_begin_with_one check (version > 0)
);
comment on table public.register_versions is
  'What each save made of a row of a register, in the order of version; one that nobody has changed has none. Only the API reads them.';
comment on column public.register_versions.register is 'The name of the table.';
comment on column public.register_versions.item is 'The columns of the row that staff write, and what follows from them.';

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.register_versions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.register_versions to service_role;
alter table public.register_versions enable row level security;

create function private.register_content(register_row jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select register_row - array[
    'id', 'name', 'position', 'created_at', 'updated_at', 'updated_by', 'deleted_at', 'deleted_by', 'request_key',
    'request_hash', 'update_key', 'update_hash'
  ];
$$;
comment on function private.register_content is 'A row of a register without its keys, its place and who was at it when.';

-- The row is locked by its update, so that each version has its own number.
create function private.keep_register_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  is_now constant jsonb := to_jsonb(new);
  number integer;
begin
  if private.register_content(was) = private.register_content(is_now) then
    return null;
  end if;
  select max(version) into number from public.register_versions where register = tg_table_name and item_id = new.id;
  if number is null then
    number := 1;
    insert into public.register_versions (register, item_id, version, saved_at, saved_by, item)
    values (tg_table_name, new.id, 1, old.updated_at, old.updated_by, private.register_content(was));
  end if;
  insert into public.register_versions (register, item_id, version, saved_at, saved_by, item)
  values (tg_table_name, new.id, number + 1, new.updated_at, new.updated_by, private.register_content(is_now));
  return null;
end;
$$;

-- A restoration replaces them as a whole.
create function private.erase_register_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.register_versions where register = tg_table_name and item_id = old.id;
  return null;
end;
$$;

create function private.keep_versions_of(register text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    $sql$
      create trigger keep_version after update on public.%1$I
      for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
      execute function private.keep_register_version();
      create trigger erase_versions after delete on public.%1$I
      for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
      execute function private.erase_register_versions();
    $sql$,
    register
  );
end;
$$;
comment on function private.keep_versions_of is 'Gives a register a history; the migration of a new one calls it.';

select private.keep_versions_of(name) from private.registers;

create function private.overwritten_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array['journal', 'document_files', 'newsletter_months', 'register_versions', 'snoozes']
    || array(select name from private.registers order by name);
$$;
comment on function private.overwritten_tables is 'Tables whose rows a restoration erases also where it replaces none.';
