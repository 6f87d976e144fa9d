create table public.newsletter (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  token text not null unique,
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  status public.mail_status not null default 'queued',
  mailing integer not null default 1,
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  last_error text,
  provider_id text,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,

  constraint newsletter_email_is_an_address check (
    email ~ '^[^\s@]+@[^\s@]+$' and email = lower(email) and char_length(email) <= 254
  ),
  constraint newsletter_token_is_long check (char_length(token) >= 32)
);

comment on table public.newsletter is 'Who wants the news by mail, and the queue of the mails that ask to confirm it; only the API reads them.';
comment on column public.newsletter.token is 'Stands in the links of every mail to this address.';

create index newsletter_due on public.newsletter (next_attempt_at) where status = 'queued';

revoke all on public.newsletter from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.newsletter enable row level security;

create function public.take_subscription(address text, new_token text) returns void
language sql volatile security invoker set search_path = ''
as $$
  insert into public.newsletter as known (email, token) values (address, new_token)
  on conflict (email) do update set
    token = case when known.unsubscribed_at is null then known.token else excluded.token end,
    asked_at = clock_timestamp(),
    confirmed_at = null,
    unsubscribed_at = null,
    status = 'queued',
    mailing = known.mailing + 1,
    attempts = 0,
    first_attempt_at = null,
    next_attempt_at = clock_timestamp(),
    last_error = null
  where known.unsubscribed_at is not null
    or (known.confirmed_at is null and known.status <> 'queued' and known.asked_at < now() - interval '1 hour');
$$;
comment on function public.take_subscription is
  'Stores an address once and makes the mail due that asks to confirm it; a subscriber gets none, others one an hour.';

create function public.claim_newsletter(how_many integer, lease_seconds double precision) returns setof public.newsletter
language sql volatile security invoker set search_path = ''
as $$
  with due as (
    select id from public.newsletter
    where status = 'queued' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
    order by next_attempt_at
    limit how_many
    for update skip locked
  )
  update public.newsletter as address set
    status = case when private.is_given_up(first_attempt_at) then 'failed' else 'queued' end::public.mail_status,
    attempts = attempts + 1,
    first_attempt_at = coalesce(first_attempt_at, clock_timestamp()),
    claimed_until = clock_timestamp() + make_interval(secs => lease_seconds)
  from due
  where address.id = due.id
  returning address.*;
$$;
comment on function public.claim_newsletter is 'As claim_inquiries.';

create function public.settle_newsletter(
  address_id uuid, of_mailing integer, outcome public.mail_outcome, note text, of_attempt integer default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.newsletter set
    status = case outcome when 'sent' then 'sent' when 'rejected' then 'failed' else 'queued' end::public.mail_status,
    sent_at = case outcome when 'sent' then clock_timestamp() else sent_at end,
    provider_id = case outcome when 'sent' then note else provider_id end,
    last_error = case outcome when 'sent' then null else left(note, 500) end,
    next_attempt_at = clock_timestamp() + private.delay_of_mail(attempts),
    claimed_until = null
  where id = address_id and mailing = of_mailing and status = 'queued'
    and (outcome = 'sent' or attempts = of_attempt);
$$;
comment on function public.settle_newsletter is 'As settle_inquiry.';

create function public.confirm_subscription(of_token text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with confirmed as (
    update public.newsletter set confirmed_at = coalesce(confirmed_at, clock_timestamp())
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
  update public.newsletter set unsubscribed_at = coalesce(unsubscribed_at, clock_timestamp()), status = 'sent'
  where token = of_token;
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

-- A process that has nothing to send asks when it has, instead of claiming from both queues every few seconds.
create function public.next_mail_due() returns double precision
language sql stable security invoker set search_path = ''
as $$
  select extract(epoch from min(due) - clock_timestamp())::double precision
  from (
    select min(greatest(next_attempt_at, claimed_until)) as due from public.inquiries where status = 'queued'
    union all
    select min(greatest(next_attempt_at, claimed_until)) from public.newsletter where status = 'queued'
  ) as queues;
$$;
comment on function public.next_mail_due is
  'Seconds until the next mail of any queue is due, 0 or less when one is; null when none waits.';

revoke execute on function public.take_subscription from public, anon, authenticated;
revoke execute on function public.claim_newsletter from public, anon, authenticated;
revoke execute on function public.settle_newsletter from public, anon, authenticated;
revoke execute on function public.confirm_subscription from public, anon, authenticated;
revoke execute on function public.end_subscription from public, anon, authenticated;
revoke execute on function public.erase_old_subscriptions from public, anon, authenticated;
revoke execute on function public.next_mail_due from public, anon, authenticated;
grant execute on function public.take_subscription to service_role;
grant execute on function public.claim_newsletter to service_role;
grant execute on function public.settle_newsletter to service_role;
grant execute on function public.confirm_subscription to service_role;
grant execute on function public.end_subscription to service_role;
grant execute on function public.erase_old_subscriptions to service_role;
grant execute on function public.next_mail_due to service_role;
