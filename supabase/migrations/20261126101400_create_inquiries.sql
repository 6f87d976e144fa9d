create type public.inquiry_kind as enum ('contact', 'product');
create type public.inquiry_category as enum (
  'general', 'packaging', 'building', 'transportation', 'industrialDesign', 'events', 'support', 'other'
);
create type public.inquiry_state as enum ('new', 'inWork', 'answered', 'spam');
create type public.inquiry_file_kind as enum ('pdf', 'png', 'jpeg', 'step', 'dxf', 'dwg');

-- Six characters of an alphabet without I, L, O and U: one number does not tell how many there are, or another one.
create function private.new_inquiry_number() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  random_bytes constant bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
begin
  return to_char(clock_timestamp() at time zone 'Europe/Sofia', '"B-"YYYY"-"')
    || (select string_agg(substr(signs, (get_byte(random_bytes, at) & 31) + 1, 1), '') from generate_series(0, 5) as at);
end;
$$;
comment on function private.new_inquiry_number is 'A number such as B-2026-7KQ4XM; the year is the one in Sofia.';

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  number text not null default private.new_inquiry_number(),
  idempotency_key text unique,
  kind public.inquiry_kind not null,
  category public.inquiry_category,
  products text[] not null default '{}',
  name text not null,
  phone text not null,
  email text not null,
  message text not null,
  region text,
  request jsonb,
  suspected boolean not null default false,
  cleared boolean not null default false,
  state public.inquiry_state not null default 'new',
  assignee uuid references public.admins (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz,
  answered_at timestamptz,

  constraint inquiries_number_is_unique unique (number),
  constraint inquiries_number_has_a_form check (number ~ '^B-[0-9]{4}-[0-9A-HJKMNP-TV-Z]{6}$'),
  constraint inquiries_key_is_short check (char_length(idempotency_key) between 1 and 200),
  constraint inquiries_are_about_a_category_or_products check (
    coalesce(kind = 'contact' and category is not null and cardinality(products) = 0, false)
    or coalesce(kind = 'product' and category is null and cardinality(products) between 1 and 15, false)
  ),
  constraint inquiries_products_are_addresses check (
    array_position(products, null) is null
    and array_to_string(products, ' ') ~ '^([a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*)?$'
    and char_length(array_to_string(products, ' ')) <= 15 * 121
  ),
  constraint inquiries_products_are_different check (private.are_different(products)),
  constraint inquiries_name_is_short check (name = btrim(name) and char_length(name) between 1 and 50),
  -- "0049 (0)711 / 12 34 56-78" has 20 characters to dial, and more to read.
  constraint inquiries_phone_is_short check (
    phone = btrim(phone) and char_length(phone) <= 40 and char_length(regexp_replace(phone, '[ ()/.-]', '', 'g')) between 1 and 20
  ),
  constraint inquiries_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  constraint inquiries_message_is_short check (char_length(message) between 1 and 500),
  constraint inquiries_region_is_short check (char_length(region) between 1 and 60),
  -- An inquiry of the contact form may hold files, and nothing else of a request.
  constraint inquiries_request_is_bounded check (
    request is null
    or (
      jsonb_typeof(request) = 'object' and octet_length(request::text) <= 20000
      and (kind = 'product' or request - 'files' = '{}')
    )
  ),
  constraint inquiries_that_are_new_have_nobody check (state <> 'new' or assignee is null)
);
comment on table public.inquiries is 'What visitors asked; only the API reads it.';
comment on column public.inquiries.number is 'What the sender and the staff call it by.';
comment on column public.inquiries.products is 'Addresses of the products asked about, the last part of each; empty for a contact inquiry.';
comment on column public.inquiries.region is 'The country that the visitor has chosen on the site, by its English name.';
comment on column public.inquiries.request is
  'What is wanted of each product, where to and by when, as the contract of inquiries has it; null when only the form was filled.';
comment on column public.inquiries.suspected is 'Looks like spam; stored and mailed all the same.';
comment on column public.inquiries.cleared is 'Staff judged that it is no spam; suspected stays, for its mail says the same each time.';
comment on column public.inquiries.assignee is 'Whose work it is, or who answered it.';
comment on column public.inquiries.changed_at is 'When its state or assignee last changed.';
comment on column public.inquiries.answered_at is 'When it was first marked as answered.';

create index inquiries_newest_first on public.inquiries (created_at desc, id desc);
-- The same inquiry has the same message, which is at most 500 characters (2,000 bytes): short enough for an index. By the
-- e-mail address every inquiry of a sender of many would be compared with all the earlier ones.
create index inquiries_of_a_message on public.inquiries (message, created_at);
-- A mailbox is one however its address is spelt: others can enter it, and its owner gets the receipts.
create index inquiries_by_mailbox on public.inquiries (lower(email), created_at);
create index inquiries_of_an_assignee on public.inquiries (assignee) where assignee is not null;

-- The bytes lie in Storage before there is a row: what Storage holds without a row is swept away. A row comes before its
-- inquiry, and is given up after two hours without one. Who sends files without end takes places from the own network alone.
create table public.inquiry_files (
  id uuid primary key,
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  name text not null,
  kind public.inquiry_file_kind not null,
  size integer not null,
  network text,
  created_at timestamptz not null default clock_timestamp(),

  constraint inquiry_files_have_a_name check (name = btrim(name) and char_length(name) between 1 and 120 and name !~ '[/\\]'),
  constraint inquiry_files_are_bounded check (size between 1 and 20 * 1024 * 1024),
  constraint inquiry_files_have_a_network_until_sent check (
    char_length(network) <= 45 and (inquiry_id is null or network is null)
  )
);
comment on table public.inquiry_files is
  'Drawings that visitors sent; their bytes are in the bucket "inquiries" under the id. Only the API reads it.';
comment on column public.inquiry_files.inquiry_id is 'Null until the inquiry is sent.';
comment on column public.inquiry_files.kind is 'By the content, not by the name.';
comment on column public.inquiry_files.network is 'Where the file came from, until its inquiry is sent.';

create index inquiry_files_of_an_inquiry on public.inquiry_files (inquiry_id, created_at, id);
create index inquiry_files_staged on public.inquiry_files (created_at) where inquiry_id is null;

create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author text not null,
  note text not null,
  created_at timestamptz not null default clock_timestamp(),

  constraint inquiry_notes_have_an_author check (char_length(author) between 1 and 100),
  constraint inquiry_notes_are_short check (note = btrim(note) and char_length(note) between 1 and 2000)
);
comment on table public.inquiry_notes is 'What staff write down about an inquiry for each other; only the API reads it.';
comment on column public.inquiry_notes.author is 'The user name at that time.';

create index inquiry_notes_of_an_inquiry on public.inquiry_notes (inquiry_id, created_at, id);

alter table public.inquiries enable row level security;
alter table public.inquiry_files enable row level security;
alter table public.inquiry_notes enable row level security;

create trigger judge_setting before update or delete on public.inquiries
for each row execute function private.judge_writer('inquiries');
create trigger judge_author before insert or update of author on public.inquiry_notes
for each row execute function private.judge_writer('inquiries', 'author');

create function private.is_same_inquiry(one public.inquiries, other public.inquiries) returns boolean
language sql immutable set search_path = ''
as $$
  select (
      one.kind, one.category, coalesce(one.products, '{}'), one.name, one.phone, lower(one.email), one.message, one.region,
      one.request
    ) is not distinct from (
      other.kind, other.category, coalesce(other.products, '{}'), other.name, other.phone, lower(other.email), other.message,
      other.region, other.request
    );
$$;

create function public.take_inquiry(entry jsonb, request_key text default null) returns setof public.inquiries
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  taken public.inquiries := jsonb_populate_record(null::public.inquiries, entry);
  earlier public.inquiries;
  stored public.inquiries;
begin
  -- A call with the same at the same moment waits here, and then finds the row of the first.
  perform pg_advisory_xact_lock(1, hashtext(request_key));
  perform pg_advisory_xact_lock(2, hashtext(lower(taken.email)));

  select * into earlier from public.inquiries where idempotency_key = request_key;
  if earlier.id is not null and private.is_same_inquiry(earlier, taken) then
    return next earlier;
    return;
  end if;
  -- A key that names another inquiry is no reason to lose this one.
  if earlier.id is not null then
    request_key := null;
  end if;

  select * into earlier
  from public.inquiries
  where message = taken.message
    and lower(email) = lower(taken.email)
    and created_at > clock_timestamp() - interval '10 minutes'
    and private.is_same_inquiry(inquiries, taken)
  order by created_at
  limit 1;
  if earlier.id is not null then
    return next earlier;
    return;
  end if;

  -- A random number that another inquiry has already is drawn again.
  loop
    insert into public.inquiries (
      idempotency_key, kind, category, products, name, phone, email, message, region, request, suspected
    )
    values (
      request_key, taken.kind, taken.category, coalesce(taken.products, '{}'), taken.name, taken.phone, taken.email,
      taken.message, taken.region, taken.request,
      coalesce(taken.suspected, false) or exists (
        select from public.inquiries
        where message = taken.message and created_at > clock_timestamp() - interval '1 day'
      )
    )
    on conflict (number) do nothing
    returning * into stored;
    exit when found;
  end loop;
  insert into public.mails (id, kind) values (stored.id, 'inquiry');
  return next stored;
end;
$$;
comment on function public.take_inquiry is
  'Stores an inquiry once, and its mail: the same request_key, or the same entry within ten minutes, gives the first row again.';

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

create function public.earlier_requests(of_inquiry uuid) returns integer
language sql stable security invoker set search_path = ''
as $$
  select count(*)::integer
  from public.inquiries as earlier
  join public.inquiries as asked on asked.id = of_inquiry and lower(earlier.email) = lower(asked.email)
  where earlier.request is not null
    and earlier.created_at < asked.created_at and earlier.created_at > asked.created_at - interval '1 day';
$$;
comment on function public.earlier_requests is 'How many requests came of the same mailbox within the day before an inquiry.';

create function public.change_inquiry(
  of_inquiry uuid,
  seen_state public.inquiry_state,
  seen_assignee uuid,
  new_state public.inquiry_state,
  new_assignee uuid,
  by_whom text
) returns setof public.inquiries
language sql volatile security invoker set search_path = ''
as $$
  select set_config('app.by_whom', by_whom, true);
  update public.inquiries set
    state = new_state,
    assignee = new_assignee,
    changed_at = clock_timestamp(),
    answered_at = case new_state when 'answered' then coalesce(answered_at, clock_timestamp()) else answered_at end,
    cleared = cleared or new_state <> 'spam'
  where id = of_inquiry and state = seen_state and assignee is not distinct from seen_assignee
  returning *;
$$;
comment on function public.change_inquiry is
  'Changes who has an inquiry and how far it is, when both are still as they were seen; else gives no row.';

create function public.erase_inquiry(of_inquiry uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.inquiries where id = of_inquiry;
  return found;
end;
$$;
comment on function public.erase_inquiry is 'Erases an inquiry with all there is of it; false when there is none.';

create function public.erase_old_inquiries(by_whom text default '') returns integer
language sql volatile security invoker set search_path = ''
as $$
  select set_config('app.by_whom', by_whom, true);
  with erased as (
    delete from public.inquiries where created_at < now() - interval '24 months' returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_inquiries is 'Erases the personal data of inquiries older than 24 months, and says how many.';

create function private.forget_network_of_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.network := null;
  return new;
end;
$$;

create trigger forget_network_of_file before update of inquiry_id on public.inquiry_files
for each row when (new.inquiry_id is not null) execute function private.forget_network_of_file();

-- Files of inquiries that look like spam are kept for 30 days, and take 2 GB at most; they give way to all others.
create function private.discard_suspected_files(most_bytes bigint default 2147483648) returns uuid[]
language sql volatile security invoker set search_path = ''
as $$
  with suspected as (
    select
      file.id, inquiry.created_at,
      sum(file.size) over (order by inquiry.created_at desc, file.created_at desc, file.id) as bytes_since
    from public.inquiry_files as file
    join public.inquiries as inquiry on inquiry.id = file.inquiry_id
    where (inquiry.suspected and not inquiry.cleared) or inquiry.state = 'spam'
  ), discarded as (
    delete from public.inquiry_files
    where id in (select id from suspected where created_at < now() - interval '30 days' or bytes_since > most_bytes)
    returning id
  )
  select coalesce(array_agg(id), '{}') from discarded;
$$;
comment on function private.discard_suspected_files is
  'Gives up files of inquiries that look like spam, or are: after 30 days, and the oldest beyond most_bytes. Says which.';

create function public.discard_suspected_files() returns integer
language sql volatile security invoker set search_path = ''
as $$
  select cardinality(private.discard_suspected_files());
$$;
comment on function public.discard_suspected_files is
  'Gives up files of inquiries that look like spam, or are: after 30 days, and the oldest beyond 2 GB. Says how many.';

create function public.stage_inquiry_file(
  file_id uuid, file_name text, file_kind public.inquiry_file_kind, file_size integer, from_network text, most_bytes bigint
) returns uuid[]
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  suspected uuid[];
  staged uuid[];
begin
  -- One after the other: what is counted is what there is.
  perform pg_advisory_xact_lock(hashtext('stage_inquiry_file'));
  suspected := private.discard_suspected_files();
  if (select coalesce(sum(size), 0) from public.inquiry_files) + file_size > most_bytes then
    suspected := suspected || private.discard_suspected_files(0);
  end if;
  if (select coalesce(sum(size), 0) from public.inquiry_files) + file_size > most_bytes then
    return null;
  end if;
  with ranked as (
    select
      id, row_number() over (partition by network order by created_at desc, id) as younger,
      row_number() over (order by share desc, created_at, id) as turn, count(*) over () as all_of_them
    from (
      select id, network, created_at, count(*) over (partition by network) as share
      from public.inquiry_files where inquiry_id is null
    ) as staged_files
  ), given_way as (
    delete from public.inquiry_files
    where inquiry_id is null and id in (
      select ranked.id from ranked join public.inquiry_files as file using (id)
      where (file.network = from_network and younger >= 20) or turn <= all_of_them - 499
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into staged from given_way;
  insert into public.inquiry_files (id, name, kind, size, network)
  values (file_id, file_name, file_kind, file_size, from_network);
  return suspected || staged;
end;
$$;
comment on function public.stage_inquiry_file is
  'Writes down a stored file for an inquiry to come, and says which gave way: of inquiries that look like spam, those too old or too many; of more than 20 of a network, or of more than 500 the network with the most, its oldest. Null, and nothing is written, when all files would take more than most_bytes even without those of spam.';

create function public.discard_staged_files() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with discarded as (
    delete from public.inquiry_files where inquiry_id is null and created_at < now() - interval '2 hours' returning 1
  )
  select count(*)::integer from discarded;
$$;
comment on function public.discard_staged_files is 'Gives up files whose inquiry has not come within two hours, and says how many.';

create function public.unused_inquiry_files(files text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(file), '{}')
  from unnest(files) as file
  where not exists (select from public.inquiry_files where id::text = file);
$$;
comment on function public.unused_inquiry_files is 'Those of the stored names that no row has.';
