-- What somebody waits for goes before letters.
create type public.mail_kind as enum ('inquiry', 'account', 'attention', 'newsletter', 'letterTest', 'letter');
create type public.mail_status as enum ('queued', 'sent', 'failed');
create type public.mail_outcome as enum ('sent', 'retry', 'rejected');

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

-- The tables that mails are about add a column that refers to them: with their row goes its mail.
create table public.mails (
  id uuid primary key,
  kind public.mail_kind not null,
  status public.mail_status not null default 'queued',
  mailing integer not null default 1,
  attempts integer not null default 0,
  queued_at timestamptz not null default clock_timestamp(),
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  last_error text,
  provider_id text,
  sent_at timestamptz
);

comment on table public.mails is
  'The queue of mails: one for each inquiry, each address that asks for the newsletter, and each letter of it; only the API reads them.';
comment on column public.mails.id is 'That of the inquiry, of the address or of the letter.';
comment on column public.mails.mailing is 'One more each time another mail is asked for; a part of the mail''s idempotency key.';
comment on column public.mails.queued_at is 'When this mailing was asked for.';
comment on column public.mails.claimed_until is 'Until then the mail is in the hands of one process.';

create index mails_due on public.mails (kind, next_attempt_at) where status = 'queued';
create index mails_of_the_newsletter on public.mails (first_attempt_at) where kind = 'letter';

revoke all on public.mails from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.mails to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.mails enable row level security;

-- Letters of the newsletter come last and are bounded, so that no inquiry waits for them and no provider refuses it for them.
create function private.letters_begun() returns setof timestamptz
language sql stable set search_path = ''
as $$
  select first_attempt_at from public.mails
  where kind = 'letter' and first_attempt_at > now() - interval '1 hour'
  order by first_attempt_at desc;
$$;
comment on function private.letters_begun is 'When the letters of the last hour were first tried, the last first.';

create function public.claim_mails(how_many integer, lease_seconds double precision, letters_an_hour integer default 1000)
returns setof public.mails
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.start_due_sending();
  return query
  with due as (
    select id from public.mails
    where status = 'queued' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
      and (kind <> 'letter' or (select count(*) from private.letters_begun()) < letters_an_hour)
    order by kind, next_attempt_at
    limit how_many
    for update skip locked
  )
  update public.mails as mail set
    status = case when private.is_given_up(first_attempt_at) then 'failed' else 'queued' end::public.mail_status,
    attempts = attempts + 1,
    first_attempt_at = coalesce(first_attempt_at, clock_timestamp()),
    claimed_until = clock_timestamp() + make_interval(secs => lease_seconds)
  from due
  where mail.id = due.id
  returning mail.*;
end;
$$;
comment on function public.claim_mails is
  'Takes mails that are due, inquiries first and letters last, for this caller alone until the lease ends; a mail that comes back failed is given up.';

create function public.settle_mail(
  mail_id uuid, of_mailing integer, outcome public.mail_outcome, note text, of_attempt integer default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.mails set
    status = case outcome when 'sent' then 'sent' when 'rejected' then 'failed' else 'queued' end::public.mail_status,
    sent_at = case outcome when 'sent' then clock_timestamp() else sent_at end,
    provider_id = case outcome when 'sent' then note else provider_id end,
    last_error = case outcome when 'sent' then null else left(note, 500) end,
    next_attempt_at = clock_timestamp() + private.delay_of_mail(attempts),
    claimed_until = null
  where id = mail_id and mailing = of_mailing and status = 'queued'
    and (outcome = 'sent' or attempts = of_attempt);
$$;
comment on function public.settle_mail is
  'Says how an attempt ended: sent (note is the provider''s id), retry or rejected (note is the reason).';

-- A process that has nothing to send asks when it has, instead of claiming every few seconds.
create function public.next_mail_due(letters_an_hour integer default 1000) returns double precision
language plpgsql stable security invoker set search_path = ''
as $$
declare
  letter_due constant timestamptz := (
    select min(greatest(next_attempt_at, claimed_until)) from public.mails where status = 'queued' and kind = 'letter'
  );
  due constant timestamptz := least(
    (select min(greatest(next_attempt_at, claimed_until)) from public.mails where status = 'queued' and kind <> 'letter'),
    case when letter_due is not null then greatest(
      letter_due,
      (select begun + interval '1 hour' from private.letters_begun() as begun offset letters_an_hour - 1 limit 1)
    ) end,
    private.next_sending_due()
  );
begin
  return extract(epoch from due - clock_timestamp());
end;
$$;
comment on function public.next_mail_due is
  'Seconds until the next mail is due, 0 or less when one is; null when none waits.';

revoke execute on function public.claim_mails from public, anon, authenticated;
revoke execute on function public.settle_mail from public, anon, authenticated;
revoke execute on function public.next_mail_due from public, anon, authenticated;
grant execute on function public.claim_mails to service_role;
grant execute on function public.settle_mail to service_role;
grant execute on function public.next_mail_due to service_role;
