create type public.inquiry_kind as enum ('contact', 'product');
create type public.inquiry_category as enum (
  'general', 'packaging', 'building', 'transportation', 'industrialDesign', 'events', 'support', 'other'
);

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
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
  created_at timestamptz not null default clock_timestamp(),

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
  constraint inquiries_phone_is_short check (phone = btrim(phone) and char_length(phone) between 1 and 20),
  constraint inquiries_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  constraint inquiries_message_is_short check (char_length(message) between 1 and 500),
  constraint inquiries_region_is_short check (char_length(region) between 1 and 60),
  constraint inquiries_request_is_bounded check (
    request is null
    or (kind = 'product' and jsonb_typeof(request) = 'object' and octet_length(request::text) <= 20000)
  )
);

comment on table public.inquiries is 'What visitors asked; only the API reads it.';
comment on column public.inquiries.products is 'Addresses of the products asked about, the last part of each; empty for a contact inquiry.';
comment on column public.inquiries.region is 'The country that the visitor has chosen on the site, by its English name.';
comment on column public.inquiries.request is
  'What is wanted of each product, where to and by when, as the contract of inquiries has it; null when only the form was filled.';
comment on column public.inquiries.suspected is 'Looks like spam; stored and mailed all the same.';

create index inquiries_newest_first on public.inquiries (created_at desc, id desc);
-- The same inquiry has the same message, which is at most 500 characters (2,000 bytes): short enough for an index. By the
-- e-mail address every inquiry of whoever sends many would be compared with all the earlier ones.
create index inquiries_of_a_message on public.inquiries (message, created_at);

revoke all on public.inquiries from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.inquiries to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.inquiries enable row level security;

alter table public.mails add column inquiry_id uuid
  unique generated always as (case kind when 'inquiry' then id end) stored references public.inquiries (id) on delete cascade;

create function private.is_same_inquiry(one public.inquiries, other public.inquiries) returns boolean
language sql immutable set search_path = ''
as $$
  select (
      one.kind, one.category, coalesce(one.products, '{}'), one.name, one.phone, one.email, one.message, one.region,
      one.request
    ) is not distinct from (
      other.kind, other.category, coalesce(other.products, '{}'), other.name, other.phone, other.email, other.message,
      other.region, other.request
    );
$$;

create function public.take_inquiry(entry jsonb, request_key text default null) returns setof public.inquiries
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  taken public.inquiries := jsonb_populate_record(null::public.inquiries, entry);
  earlier public.inquiries;
begin
  -- Whoever sends the same at the same moment waits here, and then finds the row of the first.
  perform pg_advisory_xact_lock(1, hashtext(request_key));
  perform pg_advisory_xact_lock(2, hashtext(taken.email));

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
    and email = taken.email
    and created_at > clock_timestamp() - interval '10 minutes'
    and private.is_same_inquiry(inquiries, taken)
  order by created_at
  limit 1;
  if earlier.id is not null then
    return next earlier;
    return;
  end if;

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
  returning * into taken;
  insert into public.mails (id, kind) values (taken.id, 'inquiry');
  return next taken;
end;
$$;
comment on function public.take_inquiry is
  'Stores an inquiry once, and its mail: the same request_key, or the same entry within ten minutes, gives the first row again.';

create function public.resend_inquiry(of_inquiry uuid, by_whom text) returns setof public.mails
language sql volatile security invoker set search_path = ''
as $$
  select set_config('app.by_whom', by_whom, true);
  update public.mails set
    mailing = case status when 'queued' then mailing else mailing + 1 end,
    attempts = case status when 'queued' then attempts else 0 end,
    queued_at = case status when 'queued' then queued_at else clock_timestamp() end,
    first_attempt_at = case status when 'queued' then first_attempt_at end,
    next_attempt_at = clock_timestamp(),
    status = 'queued',
    last_error = null
  where inquiry_id = of_inquiry
  returning *;
$$;
comment on function public.resend_inquiry is 'Makes a mail due at once; one that was sent or failed becomes a new mail.';

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

revoke execute on function public.take_inquiry from public, anon, authenticated;
revoke execute on function public.resend_inquiry from public, anon, authenticated;
revoke execute on function public.erase_old_inquiries from public, anon, authenticated;
grant execute on function public.take_inquiry to service_role;
grant execute on function public.resend_inquiry to service_role;
grant execute on function public.erase_old_inquiries to service_role;
