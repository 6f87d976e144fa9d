-- Catalogues, certificates, presentations, statements, papers of meetings, policies and reports: what stands on which page.

-- Directive 2004/109/EC, as amended by 2013/50/EU: an issuer keeps its annual (article 4(1)) and half-yearly (article 5(1))
-- reports public for at least ten years; in Bulgaria the law on public offering of securities (ЗППЦК), articles 100н and 100о.
-- The report of a year is made public in the next one.
create function private.kept_until(section text, year smallint) returns date
language sql immutable set search_path = ''
as $$
  select case when section = 'statements' then make_date(year + 11, 12, 31) end;
$$;
comment on function private.kept_until is
  'The last day on which the law wants a document of this section and year to be public; null for one that may go at any time.';

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  section text not null,
  folder text not null,
  name text not null,
  title_en text not null,
  title_bg text not null,
  note_en text not null default '',
  year smallint,
  day date,
  position integer not null,
  is_hidden boolean not null default false,
  file uuid unique,
  bytes integer not null,
  pages integer not null,
  sha256 text not null,
  thumbnail_width integer not null,
  thumbnail_height integer not null,
  is_sample boolean not null default false,
  file_since timestamptz,
  number text not null default '',
  scope_en text not null default '',
  issuer text not null default '',
  issued_on date,
  valid_until date,
  products text[] not null default '{}',
  kept_until date generated always as (private.kept_until(section, year)) stored,
  withdrawal_reason text not null default '',
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint documents_section_is_known check (
    section in ('catalogues', 'certificates', 'presentations', 'statements', 'meetings', 'policies', 'sustainability', 'legal')
  ),
  constraint documents_have_their_own_address unique (folder, name),
  constraint documents_name_is_an_address check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 100),
  constraint documents_have_titles check (
    btrim(title_en) <> '' and btrim(title_bg) <> '' and greatest(char_length(title_en), char_length(title_bg)) <= 200
  ),
  constraint documents_texts_are_bounded check (
    greatest(char_length(note_en), char_length(number), char_length(issuer)) <= 200 and char_length(scope_en) <= 1000
  ),
  constraint documents_year_is_a_year check (year between 1900 and 2999),
  constraint documents_day_is_of_the_year check (day is null or (year is not null and extract(year from day) = year)),
  constraint documents_of_meetings_have_a_day check (section <> 'meetings' or day is not null),
  constraint documents_file_is_measured check (
    bytes between 1 and 26214400 and pages > 0 and thumbnail_width > 0 and thumbnail_height > 0
    and sha256 ~ '^[0-9a-f]{64}$'
  ),
  constraint documents_sample_comes_with_the_site check (file is null or not is_sample),
  constraint documents_of_certificates_only check (
    section = 'certificates' or (
      number = '' and scope_en = '' and issuer = '' and issued_on is null and valid_until is null and products = '{}'
    )
  ),
  constraint documents_end_is_not_before_issue check (valid_until >= issued_on),
  constraint documents_products_are_different check (private.are_different(products)),
  constraint documents_withdrawal_reason_is_short check (char_length(withdrawal_reason) <= 200),
  constraint documents_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint documents_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint documents_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint documents_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint documents_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);
comment on table public.documents is 'The documents of the site; only the API reads them.';
comment on column public.documents.folder is 'The part of the address before the name: the section in which the document was created.';
comment on column public.documents.name is 'The last part of the address, which stays: /documents/{folder}/{name}.pdf.';
comment on column public.documents.title_bg is 'What the administration calls it.';
comment on column public.documents.day is 'The day of a general meeting.';
comment on column public.documents.position is 'Its place among those of the same section, year and day.';
comment on column public.documents.sha256 is 'Of the bytes of the file, in hexadecimal digits.';
comment on column public.documents.file is 'The name in Storage; null for the file that comes with the site.';
comment on column public.documents.is_sample is 'The file only shows what will stand there.';
comment on column public.documents.file_since is 'When the file was taken; null for the one that comes with the site.';
comment on column public.documents.number is 'Of a certificate, as scope_en, issuer, issued_on, valid_until and products.';
comment on column public.documents.products is 'Addresses of the products or categories it covers.';
comment on column public.documents.kept_until is
  'Until then it leaves the site, the trash or its section only with a reason; what must stay is in private.kept_until.';
comment on column public.documents.withdrawal_reason is 'Why the last save took it off the site; empty when it did not.';
comment on column public.documents.request_key is 'The idempotency key of the request that created the document.';
comment on column public.documents.update_key is 'The idempotency key of the last update.';

create index documents_in_trash on public.documents (deleted_at) where deleted_at is not null;
-- A certificate ends at midnight in Sofia: no cache shows it as valid after that.
create index documents_that_end on public.documents (valid_until) where valid_until is not null;

alter table public.documents enable row level security;

create trigger set_updated_at before update on public.documents
for each row when (current_setting('app.is_moving', true) is distinct from 'on')
execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.documents
for each statement execute function private.count_content_change();
create trigger note_document after insert or update or delete on public.documents
for each row when (
  current_setting('app.is_restoring', true) is distinct from 'on' and current_setting('app.is_moving', true) is distinct from 'on'
)
execute function private.note_collection_act('document', 'title_bg');
create trigger judge_updated_by before insert or update of updated_by on public.documents
for each row execute function private.judge_writer('documents', 'updated_by');
create trigger judge_deleted_by before update of deleted_by on public.documents
for each row execute function private.judge_writer('documents', 'deleted_by');
create trigger judge_setting before update of position or delete on public.documents
for each row execute function private.judge_writer('documents');

-- A statement that the law wants public goes with a reason, which stands in the journal. RO400 is told as an error of `reason`.
create function private.judge_withdrawal() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Sofia')::date;
  reason text := current_setting('app.reason', true);
  is_withdrawn boolean;
begin
  if tg_op = 'DELETE' then
    is_withdrawn := true;
  elsif old.deleted_at is null and new.deleted_at is not null then
    is_withdrawn := true;
  else
    reason := new.withdrawal_reason;
    is_withdrawn := old.deleted_at is null and not old.is_hidden
      and (new.is_hidden or not coalesce(new.kept_until >= today, false));
  end if;
  if is_withdrawn and old.kept_until >= today and coalesce(btrim(reason), '') = '' then
    raise exception 'the law wants % to be public', old.id using errcode = 'RO400';
  end if;
  return null;
end;
$$;
comment on function private.judge_withdrawal is
  'Refuses to hide, to move to the trash or to another section or year, and to erase without a reason what has to be public.';

create trigger judge_withdrawal after update or delete on public.documents
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.judge_withdrawal();

insert into private.collections (name, kind, role, list)
values ('documents', 'document', 'documents', array['section', 'year', 'day']);
select private.keep_versions_of('documents');

create function private.keep_document_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.folder := coalesce(new.folder, new.section);
    return new;
  end if;
  new.folder := old.folder;
  if new.section <> old.section then
    select coalesce(max(position), 0) + 1 into new.position from public.documents where section = new.section;
  end if;
  return new;
end;
$$;

create trigger keep_address before insert or update of section, folder on public.documents
for each row execute function private.keep_document_address();

-- The files of documents: those that are shown, those that were, and those whose document is not saved yet.
create table public.document_files (
  id uuid primary key default gen_random_uuid(),
  document_id uuid references public.documents (id) on delete cascade,
  bytes integer not null,
  pages integer not null,
  sha256 text not null,
  thumbnail_width integer not null,
  thumbnail_height integer not null,
  is_stored boolean not null default true,
  links text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  earlier_name text,
  number text not null default '',

  constraint document_files_have_their_own_address unique (document_id, earlier_name),
  constraint document_files_are_measured check (
    bytes between 1 and 26214400 and pages > 0 and thumbnail_width > 0 and thumbnail_height > 0
    and sha256 ~ '^[0-9a-f]{64}$'
  ),
  constraint document_files_number_is_bounded check (char_length(number) <= 200),
  constraint document_files_links_are_bounded check (cardinality(links) <= 200),
  constraint document_files_are_named_when_replaced check ((replaced_at is null) = (earlier_name is null)),
  constraint document_files_replaced_have_a_document check (replaced_at is null or document_id is not null)
);
comment on table public.document_files is 'PDF files by their names in Storage; only the API reads them.';
comment on column public.document_files.document_id is 'Null as long as no document was saved with it.';
comment on column public.document_files.number is 'Of the certificate that it was, once it is replaced.';
comment on column public.document_files.is_stored is 'False for a file that came with the site.';
comment on column public.document_files.links is 'Addresses on the web to which its pages link; found when the file was judged.';
comment on column public.document_files.earlier_name is
  'The day on which it was replaced, in Sofia: /documents/{section}/{name}/{earlier_name}.pdf.';

create index document_files_without_document on public.document_files (created_at) where document_id is null;

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
  new.sha256 := taken.sha256;
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
    set replaced_at = clock_timestamp(), earlier_name = private.name_of_replaced(new.id), number = old.number
    where id = old.file;
  elsif tg_op = 'UPDATE' and not old.is_sample then
    insert into public.document_files (
      document_id, bytes, pages, sha256, number, thumbnail_width, thumbnail_height, is_stored, replaced_at, earlier_name
    )
    values (
      old.id, old.bytes, old.pages, old.sha256, old.number, old.thumbnail_width, old.thumbnail_height, false,
      clock_timestamp(), private.name_of_replaced(old.id)
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
