-- The files of documents: those that are shown, those that were, and those whose document is not saved yet.
create table public.document_files (
  id uuid primary key default gen_random_uuid(),
  document_id uuid references public.documents (id) on delete cascade,
  bytes integer not null,
  pages integer not null,
  thumbnail_width integer not null,
  thumbnail_height integer not null,
  is_stored boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  earlier_name text,

  constraint document_files_have_their_own_address unique (document_id, earlier_name),
  constraint document_files_are_measured check (
    bytes between 1 and 26214400 and pages > 0 and thumbnail_width > 0 and thumbnail_height > 0
  ),
  constraint document_files_are_named_when_replaced check ((replaced_at is null) = (earlier_name is null)),
  constraint document_files_replaced_have_a_document check (replaced_at is null or document_id is not null)
);

comment on table public.document_files is 'PDF files by their names in Storage; only the API reads them.';
comment on column public.document_files.document_id is 'Null as long as no document was saved with it.';
comment on column public.document_files.is_stored is 'False for a file that came with the site.';
comment on column public.document_files.earlier_name is
  'The day on which it was replaced, in Sofia: /documents/{section}/{name}/{earlier_name}.pdf.';

create index document_files_without_document on public.document_files (created_at) where document_id is null;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.document_files from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.document_files to service_role;
alter table public.document_files enable row level security;

-- What a file measures is told by the one who measured it.
create function private.take_document_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.document_files;
begin
  if new.file is null or (tg_op = 'UPDATE' and new.file is not distinct from old.file) then
    return new;
  end if;
  select * into taken from public.document_files where id = new.file and document_id is null for update;
  if taken.id is null then
    raise exception 'file % waits for no document', new.file using errcode = 'check_violation';
  end if;
  new.bytes := taken.bytes;
  new.pages := taken.pages;
  new.thumbnail_width := taken.thumbnail_width;
  new.thumbnail_height := taken.thumbnail_height;
  new.is_sample := false;
  new.file_since := clock_timestamp();
  return new;
end;
$$;

create function private.name_of_replaced(document uuid) returns text
language sql volatile set search_path = ''
as $$
  select today || coalesce('-' || nullif(count(document_files.id) + 1, 1), '')
  from (select to_char(clock_timestamp() at time zone 'Europe/Sofia', 'YYYY-MM-DD') as today) as days
  left join public.document_files on document_id = document and left(earlier_name, 10) = today
  group by today;
$$;

-- A sample never was a document of the company: it leaves no earlier version.
create function private.keep_replaced_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.file is null or (tg_op = 'UPDATE' and new.file is not distinct from old.file) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.file is not null then
    update public.document_files
    set replaced_at = clock_timestamp(), earlier_name = private.name_of_replaced(new.id)
    where id = old.file;
  elsif tg_op = 'UPDATE' and not old.is_sample then
    insert into public.document_files (
      document_id, bytes, pages, thumbnail_width, thumbnail_height, is_stored, replaced_at, earlier_name
    )
    values (
      old.id, old.bytes, old.pages, old.thumbnail_width, old.thumbnail_height, false, clock_timestamp(),
      private.name_of_replaced(old.id)
    );
  end if;
  update public.document_files set document_id = new.id where id = new.file;
  return null;
end;
$$;

create trigger take_file before insert or update of file on public.documents
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.take_document_file();
create trigger keep_replaced_file after insert or update of file on public.documents
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.keep_replaced_file();

create function public.unused_document_files(files uuid[]) returns uuid[]
language sql volatile security invoker set search_path = ''
as $$
  delete from public.document_files where document_id is null and created_at < now() - interval '1 day';
  select coalesce(array_agg(file), '{}')
  from unnest(files) as file
  where not exists (select from public.document_files where id = file);
$$;
comment on function public.unused_document_files is
  'Those of the stored files that no document has had and none waits for; what waited for a day is given up before.';

create function public.trash_register_item(register text, item_id uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  rows integer;
begin
  execute format(
    'update %s set deleted_at = clock_timestamp(), deleted_by = $2 where id = $1 and deleted_at is null',
    private.register_table(register)
  ) using item_id, by_whom;
  get diagnostics rows = row_count;
  return rows > 0;
end;
$$;
comment on function public.trash_register_item is 'Moves a row of a register to the trash; false when it is not there.';

create function public.restore_register_item(register text, item_id uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  rows integer;
begin
  execute format(
    'update %s set deleted_at = null, deleted_by = null, updated_by = $2 where id = $1 and deleted_at is not null',
    private.register_table(register)
  ) using item_id, by_whom;
  get diagnostics rows = row_count;
  return rows > 0;
end;
$$;
comment on function public.restore_register_item is 'Takes a row of a register out of the trash; false when it is not in it.';

create function public.erase_register_item(register text, item_id uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  rows integer;
begin
  perform set_config('app.by_whom', by_whom, true);
  execute format('delete from %s where id = $1 and deleted_at is not null', private.register_table(register))
  using item_id;
  get diagnostics rows = row_count;
  return rows > 0;
end;
$$;
comment on function public.erase_register_item is 'Erases a row of a register in the trash; false when it is not in it.';

-- A register calls it with its kind in the journal and the column of its titles. A file of its own makes "replace".
create function private.note_register_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  done text;
begin
  done := case
    when tg_op = 'DELETE' then 'erase'
    when was ->> 'deleted_at' is null and is_now ->> 'deleted_at' is not null then 'delete'
    when was ->> 'deleted_at' is not null then 'restore'
    when is_now ->> 'is_hidden' = 'true' and was ->> 'is_hidden' is distinct from 'true' then 'hide'
    when tg_op = 'INSERT' or was ->> 'is_hidden' = 'true' and is_now ->> 'is_hidden' = 'false' then 'publish'
    when was ->> 'file' is distinct from is_now ->> 'file' then 'replace'
    else 'change'
  end;
  perform private.note_act(row(
    null, null,
    case
      when done = 'erase' then nullif(current_setting('app.by_whom', true), '')
      when done = 'delete' then is_now ->> 'deleted_by'
      else is_now ->> 'updated_by'
    end,
    done, tg_argv[0], (is_now ->> 'id')::uuid, is_now ->> tg_argv[1], null,
    case
      when done in ('change', 'replace', 'publish', 'hide') and tg_op = 'UPDATE'
        then private.changes_between(was - private.unnamed_columns(), is_now - private.unnamed_columns())
    end
  )::public.journal);
  return null;
end;
$$;

create trigger note_document after insert or update or delete on public.documents
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.note_register_act('document', 'title_bg');

revoke execute on function public.unused_document_files from public, anon, authenticated;
revoke execute on function public.trash_register_item from public, anon, authenticated;
revoke execute on function public.restore_register_item from public, anon, authenticated;
revoke execute on function public.erase_register_item from public, anon, authenticated;
grant execute on function public.unused_document_files to service_role;
grant execute on function public.trash_register_item to service_role;
grant execute on function public.restore_register_item to service_role;
grant execute on function public.erase_register_item to service_role;
