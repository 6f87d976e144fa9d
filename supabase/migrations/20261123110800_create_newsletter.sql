create table public.newsletter (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  token text not null unique,
  language text not null default 'en',
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),

  constraint newsletter_email_is_an_address check (
    email ~ '^[^\s@]+@[^\s@]+$' and email = lower(email) and char_length(email) <= 254
  ),
  constraint newsletter_language_is_known check (language in ('bg', 'en', 'de', 'it')),
  constraint newsletter_token_is_long check (char_length(token) >= 32)
);

comment on table public.newsletter is 'Who wants the news by mail; only the API reads them.';
comment on column public.newsletter.language is 'In which the letters come, where an item has it.';
comment on column public.newsletter.token is 'Stands in the links of every mail to this address.';

revoke all on public.newsletter from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.newsletter enable row level security;

alter table public.mails add column subscription_id uuid
  unique generated always as (case kind when 'newsletter' then id end) stored references public.newsletter (id) on delete cascade;

create function public.take_subscription(address text, new_token text, in_language text default 'en') returns void
language sql volatile security invoker set search_path = ''
as $$
  with asked as (
    insert into public.newsletter as known (email, token, language) values (address, new_token, in_language)
    on conflict (email) do update set
      token = case when known.unsubscribed_at is null then known.token else excluded.token end,
      language = excluded.language,
      asked_at = clock_timestamp(),
      confirmed_at = null,
      unsubscribed_at = null
    where known.unsubscribed_at is not null
      or (
        known.confirmed_at is null and known.asked_at < now() - interval '1 hour'
        and exists (select from public.mails where subscription_id = known.id and status <> 'queued')
      )
    returning id
  )
  insert into public.mails as mail (id, kind) select id, 'newsletter' from asked
  on conflict (id) do update set
    status = 'queued',
    mailing = mail.mailing + 1,
    attempts = 0,
    queued_at = clock_timestamp(),
    first_attempt_at = null,
    next_attempt_at = clock_timestamp(),
    last_error = null;
$$;
comment on function public.take_subscription is
  'Stores an address once and makes the mail due that asks to confirm it; a subscriber gets none, others one an hour.';

create function public.confirm_subscription(of_token text, in_language text default null) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with confirmed as (
    update public.newsletter set
      confirmed_at = coalesce(confirmed_at, clock_timestamp()),
      language = coalesce(in_language, language)
    where token = of_token
      and unsubscribed_at is null
      and (confirmed_at is not null or asked_at > now() - interval '48 hours')
    returning 1
  )
  select exists (select from confirmed);
$$;
comment on function public.confirm_subscription is 'False when the link is older than 48 hours or not ours.';

create function public.end_subscription(of_token text) returns void
language sql volatile security invoker set search_path = ''
as $$
  with ended as (
    update public.newsletter set unsubscribed_at = coalesce(unsubscribed_at, clock_timestamp())
    where token = of_token
    returning id
  )
  update public.mails set status = 'sent' from ended where subscription_id = ended.id;
$$;

create function public.erase_old_subscriptions() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with erased as (
    delete from public.newsletter
    where unsubscribed_at < now() - interval '1 day'
      or (confirmed_at is null and asked_at < now() - interval '48 hours')
    returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_subscriptions is
  'Erases addresses that were not confirmed within 48 hours or left a day ago, and says how many.';

revoke execute on function public.take_subscription from public, anon, authenticated;
revoke execute on function public.confirm_subscription from public, anon, authenticated;
revoke execute on function public.end_subscription from public, anon, authenticated;
revoke execute on function public.erase_old_subscriptions from public, anon, authenticated;
grant execute on function public.take_subscription to service_role;
grant execute on function public.confirm_subscription to service_role;
grant execute on function public.end_subscription to service_role;
grant execute on function public.erase_old_subscriptions to service_role;
