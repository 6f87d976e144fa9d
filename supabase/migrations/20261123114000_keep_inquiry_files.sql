create type public.inquiry_file_kind as enum ('pdf', 'png', 'jpeg', 'step', 'dxf', 'dwg');

-- The bytes lie in Storage before there is a row: what Storage holds without a row is swept away. A row comes before its
-- inquiry, and is given up after a day without one.
create table public.inquiry_files (
  id uuid primary key,
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  name text not null,
  kind public.inquiry_file_kind not null,
  size integer not null,
  created_at timestamptz not null default clock_timestamp(),

  constraint inquiry_files_have_a_name check (name = btrim(name) and char_length(name) between 1 and 120 and name !~ '[/\\]'),
  constraint inquiry_files_are_bounded check (size between 1 and 20 * 1024 * 1024)
);
comment on table public.inquiry_files is
  'Drawings that visitors sent; their bytes are in the bucket "inquiries" under the id. Only the API reads it.';
comment on column public.inquiry_files.inquiry_id is 'Null until the inquiry is sent.';
comment on column public.inquiry_files.kind is 'By the content, not by the name.';

create index inquiry_files_of_an_inquiry on public.inquiry_files (inquiry_id, created_at, id);
create index inquiry_files_staged on public.inquiry_files (created_at) where inquiry_id is null;

revoke all on public.inquiry_files from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.inquiry_files to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.inquiry_files enable row level security;

-- An inquiry of the contact form may hold files, and nothing else of a request.
alter table public.inquiries
  drop constraint inquiries_request_is_bounded,
  add constraint inquiries_request_is_bounded check (
    request is null
    or (
      jsonb_typeof(request) = 'object' and octet_length(request::text) <= 20000
      and (kind = 'product' or request - 'files' = '{}')
    )
  );

create function public.unused_inquiry_files(files text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(file), '{}')
  from unnest(files) as file
  where not exists (select from public.inquiry_files where id::text = file);
$$;
comment on function public.unused_inquiry_files is 'Those of the stored names that no row has.';

create function public.stage_inquiry_file(
  file_id uuid, file_name text, file_kind public.inquiry_file_kind, file_size integer
) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if (select count(*) from public.inquiry_files where inquiry_id is null) >= 500 then
    return false;
  end if;
  insert into public.inquiry_files (id, name, kind, size) values (file_id, file_name, file_kind, file_size);
  return true;
end;
$$;
comment on function public.stage_inquiry_file is
  'Writes down a stored file for an inquiry to come; false, and nothing is written, while 500 wait.';

create function public.discard_staged_files() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with discarded as (
    delete from public.inquiry_files where inquiry_id is null and created_at < now() - interval '1 day' returning 1
  )
  select count(*)::integer from discarded;
$$;
comment on function public.discard_staged_files is 'Gives up files whose inquiry has not come within a day, and says how many.';

create function public.take_inquiry_with_files(entry jsonb, request_key text default null) returns setof public.inquiries
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  named constant uuid[] := array(
    select file::uuid from jsonb_array_elements_text(coalesce(entry -> 'request' -> 'files', '[]')) as file
  );
  taken public.inquiries;
begin
  select * into taken from public.take_inquiry(entry, request_key);
  update public.inquiry_files set inquiry_id = taken.id where id = any (named) and inquiry_id is null;
  -- A repetition finds its files where it has put them.
  if (select count(*) from public.inquiry_files where id = any (named) and inquiry_id = taken.id) < cardinality(named) then
    raise exception 'a file of the inquiry is not there' using errcode = 'foreign_key_violation';
  end if;
  return next taken;
end;
$$;
comment on function public.take_inquiry_with_files is
  'As take_inquiry, and with it the files that its request names: all of them, else nothing is stored and the SQLSTATE is 23503.';

revoke execute on function public.unused_inquiry_files from public, anon, authenticated;
revoke execute on function public.stage_inquiry_file from public, anon, authenticated;
revoke execute on function public.discard_staged_files from public, anon, authenticated;
revoke execute on function public.take_inquiry_with_files from public, anon, authenticated;
grant execute on function public.unused_inquiry_files to service_role;
grant execute on function public.stage_inquiry_file to service_role;
grant execute on function public.discard_staged_files to service_role;
grant execute on function public.take_inquiry_with_files to service_role;
