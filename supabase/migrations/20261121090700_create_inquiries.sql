-- Resend remembers an idempotency key for 24 hours: attempts end after 20, and 22 attempts fit into them.
create function private.delay_of_mail(attempts integer) returns interval
language sql volatile set search_path = ''
as $$
  select make_interval(secs => (array[5, 30, 120, 600, 3600])[least(greatest(attempts, 1), 5)] * (1 + random() * 0.1));
$$;
comment on function private.delay_of_mail is
  'How long a mail waits after so many attempts: 5 s, 30 s, 2 min, 10 min, then an hour, and up to a tenth more.';

create function private.is_given_up(first_attempt_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(first_attempt_at < now() - interval '20 hours', false);
$$;

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text unique,
  kind text not null,
  category text,
  product text,
  name text not null,
  phone text not null,
  email text not null,
  message text not null,
  suspected boolean not null default false,
  status text not null default 'queued',
  mailing integer not null default 1,
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  last_error text,
  provider_id text,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,

  constraint inquiries_key_is_short check (char_length(idempotency_key) between 1 and 200),
  constraint inquiries_are_about_a_category_or_a_product check (
    coalesce(kind = 'contact' and category is not null and product is null, false)
    or coalesce(kind = 'product' and product is not null and category is null, false)
  ),
  constraint inquiries_category_is_known check (
    category in (
      'general', 'packaging', 'building', 'transportation', 'industrialDesign', 'events', 'support', 'other'
    )
  ),
  constraint inquiries_product_is_an_address check (
    product ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(product) <= 120
  ),
  constraint inquiries_name_is_short check (name = btrim(name) and char_length(name) between 1 and 50),
  constraint inquiries_phone_is_short check (phone = btrim(phone) and char_length(phone) between 1 and 20),
  constraint inquiries_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  constraint inquiries_message_is_short check (char_length(message) between 1 and 500),
  constraint inquiries_status_is_known check (status in ('queued', 'sent', 'failed'))
);

comment on table public.inquiries is 'What visitors asked, and the queue of the mails about it; only the API reads them.';
comment on column public.inquiries.suspected is 'Looks like spam; stored and mailed all the same.';
comment on column public.inquiries.mailing is 'One more each time staff ask for another mail; a part of the mail''s idempotency key.';
comment on column public.inquiries.claimed_until is 'Until then the mail is in the hands of one process.';

create index inquiries_newest_first on public.inquiries (created_at desc, id desc);
create index inquiries_due on public.inquiries (next_attempt_at) where status = 'queued';
create index inquiries_of_an_address on public.inquiries (email, created_at);

revoke all on public.inquiries from public, anon, authenticated, service_role;
grant all on public.inquiries to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.inquiries enable row level security;
