-- On Monday administrators are told by mail what needs attention; what it was stays with the mail, so that each attempt is the same.
create table private.attention_mails (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  monday date not null,
  findings jsonb not null,

  constraint attention_mails_are_once_a_week unique (admin_id, monday),
  constraint attention_mails_are_of_mondays check (extract(isodow from monday) = 1),
  constraint attention_mails_say_something check (jsonb_typeof(findings) = 'array' and findings <> '[]')
);
comment on table private.attention_mails is 'What each administrator is told on a Monday.';
grant select, insert, delete on private.attention_mails to service_role;

-- In the order of their sending: what people wait for goes before the newsletter.
create type public.mail_kind as enum ('inquiry', 'account', 'attention', 'confirmation', 'newsletterTest', 'newsletter');
create type public.mail_status as enum ('queued', 'sent', 'failed');
create type public.mail_outcome as enum ('sent', 'retry', 'rejected');

-- Of what a mail is about a generated column holds the id: with that row goes its mail.
create table public.mails (
  id uuid primary key,
  kind public.mail_kind not null,
  inquiry_id uuid
    unique generated always as (case kind when 'inquiry' then id end) stored
    references public.inquiries (id) on delete cascade,
  account_mail_id uuid
    unique generated always as (case kind when 'account' then id end) stored
    references public.account_mails (id) on delete cascade,
  attention_mail_id uuid
    unique generated always as (case kind when 'attention' then id end) stored
    references private.attention_mails (id) on delete cascade,
  subscription_id uuid
    unique generated always as (case kind when 'confirmation' then id end) stored
    references public.newsletter (id) on delete cascade,
  newsletter_test_id uuid
    unique generated always as (case kind when 'newsletterTest' then id end) stored
    references public.newsletter_tests (id) on delete cascade,
  newsletter_mail_id uuid
    unique generated always as (case kind when 'newsletter' then id end) stored
    references public.newsletter_mails (id) on delete cascade,
  status public.mail_status not null default 'queued',
  mailing integer not null default 1,
  attempts integer not null default 0,
  queued_at timestamptz not null default clock_timestamp(),
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  last_error text,
  provider_id text,
  sent_at timestamptz,
  is_trial boolean,
  -- The provider knows a repeated mail by its key, and refuses it with other recipients: so they are written down with the
  -- first attempt.
  recipients text[],
  sellers text[],
  recipients_of integer
);
comment on table public.mails is
  'The queue of mails: one for each inquiry, each address that asks for the newsletter, and each mail of it; only the API reads them.';
comment on column public.mails.id is 'That of the inquiry, of the address or of the mail of the newsletter.';
comment on column public.mails.mailing is 'One more each time another mail is asked for; a part of the mail''s idempotency key.';
comment on column public.mails.queued_at is 'When this mailing was asked for.';
comment on column public.mails.claimed_until is 'Until then the mail is in the hands of one process.';
comment on column public.mails.is_trial is
  'Whether it went to INQUIRY_TO of the edge function; null until it is sent, and of mails other than those about inquiries.';
comment on column public.mails.recipients is 'Who of the staff receives the mailing `recipients_of`; null before the first attempt.';
comment on column public.mails.sellers is 'Those of `recipients` who sell what is asked about to its country, or stand in.';

create index mails_due on public.mails (kind, next_attempt_at) where status = 'queued';
-- Only the edge function knows its INQUIRY_TO, which replaces the office and who receives all inquiries of a kind.
create index mails_about_inquiries_sent on public.mails (sent_at desc) where kind = 'inquiry' and status = 'sent';
create index mails_failed on public.mails (kind) where status = 'failed';
create index mails_of_the_newsletter on public.mails (first_attempt_at) where kind = 'newsletter';

alter table public.mails enable row level security;

-- Attempts do not name `mailing`, only what makes another mail of it.
create trigger judge_setting before update of mailing on public.mails
for each row execute function private.judge_writer('inquiries');

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

-- Mails of the newsletter come last and are bounded, so that no inquiry waits for them and no provider refuses it for them.
create function private.newsletter_mails_begun() returns setof timestamptz
language sql stable set search_path = ''
as $$
  select first_attempt_at from public.mails
  where kind = 'newsletter' and first_attempt_at > now() - interval '1 hour'
  order by first_attempt_at desc;
$$;
comment on function private.newsletter_mails_begun is 'When the mails of the newsletter of the last hour were first tried, the last first.';

create function public.claim_mails(how_many integer, lease_seconds double precision, newsletter_mails_per_hour integer default 1000)
returns setof public.mails
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.start_due_sending();
  return query
  with due as (
    select id from public.mails
    where status = 'queued' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
      and (kind <> 'newsletter' or (select count(*) from private.newsletter_mails_begun()) < newsletter_mails_per_hour)
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
  'Takes mails that are due, inquiries first and the newsletter last, for this caller alone until the lease ends; a mail that comes back failed is given up.';

create function public.settle_mail(
  mail_id uuid, of_mailing integer, outcome public.mail_outcome, note text, of_attempt integer default null,
  to_trial boolean default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.mails set
    status = case outcome when 'sent' then 'sent' when 'rejected' then 'failed' else 'queued' end::public.mail_status,
    sent_at = case outcome when 'sent' then clock_timestamp() else sent_at end,
    is_trial = case outcome when 'sent' then to_trial end,
    provider_id = case outcome when 'sent' then note else provider_id end,
    last_error = case outcome when 'sent' then null else left(note, 500) end,
    next_attempt_at = clock_timestamp() + private.delay_of_mail(attempts),
    claimed_until = null
  where id = mail_id and mailing = of_mailing and status = 'queued'
    and (outcome = 'sent' or attempts = of_attempt);
$$;
comment on function public.settle_mail is
  'Says how an attempt ended: sent (note is the provider''s id; to_trial whether it went to INQUIRY_TO), retry or rejected (note is the reason).';

-- A process that has nothing to send asks when it has, instead of claiming every few seconds.
create function public.next_mail_due(newsletter_mails_per_hour integer default 1000) returns double precision
language plpgsql stable security invoker set search_path = ''
as $$
declare
  newsletter_due constant timestamptz := (
    select min(greatest(next_attempt_at, claimed_until)) from public.mails where status = 'queued' and kind = 'newsletter'
  );
  due constant timestamptz := least(
    (select min(greatest(next_attempt_at, claimed_until)) from public.mails where status = 'queued' and kind <> 'newsletter'),
    case when newsletter_due is not null then greatest(
      newsletter_due,
      (select begun + interval '1 hour' from private.newsletter_mails_begun() as begun offset newsletter_mails_per_hour - 1 limit 1)
    ) end,
    private.next_sending_due()
  );
begin
  return extract(epoch from due - clock_timestamp());
end;
$$;
comment on function public.next_mail_due is
  'Seconds until the next mail is due, 0 or less when one is; null when none waits.';

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

create function public.recipients_of_mail(
  mail_id uuid, of_mailing integer, of_kind text, of_families text[], country text default null
) returns table (everybody text[], selling text[])
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  select recipients, coalesce(sellers, '{}') into everybody, selling
  from public.mails where id = mail_id and recipients_of = of_mailing;
  if not found then
    everybody := private.recipients_of(of_kind, of_families, country);
    -- No person receives all inquiries of no kind.
    selling := private.recipients_of('', of_families, country);
    update public.mails set recipients = everybody, sellers = selling, recipients_of = of_mailing
    where id = mail_id and mailing = of_mailing;
  end if;
  return next;
end;
$$;
comment on function public.recipients_of_mail is
  'Who of the staff receives a mail about an inquiry of these families from this country, and who of them sells them there; the same at every attempt of a mailing.';

create function public.take_subscription(address text, new_token text, in_language text default 'en') returns void
language sql volatile security invoker set search_path = ''
as $$
  with asked as (
    insert into public.newsletter as known (email, token, language) values (address, new_token, in_language)
    on conflict (email) do update set
      token = case when known.unsubscribed_at is null then known.token else excluded.token end,
      language = excluded.language,
      topics = excluded.topics,
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
  insert into public.mails as mail (id, kind) select id, 'confirmation' from asked
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

create function private.drop_queued_newsletter_mails(of_sending uuid, of_subscriber uuid) returns integer
language sql volatile security definer set search_path = ''
as $$
  with dropped as (
    delete from public.newsletter_mails as newsletter_mail using public.mails as mail
    where mail.newsletter_mail_id = newsletter_mail.id and mail.status = 'queued'
      and (newsletter_mail.sending_id = of_sending or newsletter_mail.subscriber_id = of_subscriber)
    returning newsletter_mail.id
  )
  select count(*)::integer from dropped;
$$;
comment on function private.drop_queued_newsletter_mails is 'Takes the mails of a sending, or to a subscriber, out of the queue, and says how many.';

create function private.stop_restored_sendings() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.newsletter_sendings where started_at is null;
  update public.newsletter_sendings as sending set stopped_at = clock_timestamp()
  where private.drop_queued_newsletter_mails(sending.id, null) > 0;
$$;
comment on function private.stop_restored_sendings is
  'What waited in a backup may have been sent since it was written: better not at all than twice.';

create function public.newsletter_mail_of(mail_id uuid) returns table (
  email text, token text, language text, topic text, slug text, published_on date, cover text, content jsonb, alt jsonb, pictures jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select
    reader.email, reader.token, reader.language, sending.topic, item.slug, item.published_on, item.cover, item.content,
    item.alt, item.pictures
  from public.mails as mail
  join public.newsletter_mails as newsletter_mail on newsletter_mail.id = mail.newsletter_mail_id
  join public.newsletter_sendings as sending on sending.id = newsletter_mail.sending_id
  join public.newsletter as reader on reader.id = newsletter_mail.subscriber_id
  join private.visible_news as item on item.id = sending.news_id
  where mail.id = mail_id and mail.status = 'queued'
    and reader.confirmed_at is not null and reader.unsubscribed_at is null and sending.topic = any (reader.topics)
  union all
  select
    test.email, null, test.language, 'news', item.slug, coalesce(draft.published_on, item.published_on),
    coalesce(draft.cover, item.cover), coalesce(draft.content, item.content), coalesce(draft.alt, item.alt),
    coalesce(draft.pictures, item.pictures)
  from public.mails as mail
  join public.newsletter_tests as test on test.id = mail.newsletter_test_id
  join public.news as item on item.id = test.news_id and item.deleted_at is null
  left join public.news_drafts as draft on draft.id = item.id
  where mail.id = mail_id and mail.status = 'queued';
$$;
comment on function public.newsletter_mail_of is
  'To whom a mail of the newsletter goes and what is in it; nothing when the reader has left or does not want its topic, or the item is not public any more. A test has no token.';

create function public.may_send_newsletter(mail_id uuid) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (select from public.newsletter_mail_of(mail_id));
$$;
comment on function public.may_send_newsletter is 'Whether a mail of the newsletter still has a reader and an item.';

create function public.drop_newsletter_mail(mail_id uuid) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if public.may_send_newsletter(mail_id) then
    return;
  end if;
  delete from public.newsletter_mails as newsletter_mail using public.mails as mail
  where mail.id = mail_id and mail.newsletter_mail_id = newsletter_mail.id and mail.status = 'queued';
  delete from public.newsletter_tests as test using public.mails as mail
  where mail.id = mail_id and mail.newsletter_test_id = test.id and mail.status = 'queued';
end;
$$;
comment on function public.drop_newsletter_mail is 'Erases a mail of the newsletter that has no reader or no item any more; another one stays.';

create function public.queue_attention_mails(what jsonb, moment timestamptz default now()) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  in_sofia constant timestamp := moment at time zone 'Europe/Sofia';
  queued integer;
begin
  if extract(isodow from in_sofia) <> 1 or extract(hour from in_sofia) not between 8 and 11 or what = '[]' then
    return 0;
  end if;
  delete from private.attention_mails where monday < in_sofia::date - 28;
  with told as (
    insert into private.attention_mails (admin_id, monday, findings)
    select id, in_sofia::date, what from public.admins
    where 'administrator' = any (roles) and email is not null and disabled_at is null and password_hash is not null
    on conflict on constraint attention_mails_are_once_a_week do nothing
    returning id
  ), mails as (
    insert into public.mails (id, kind)
    select id, 'attention' from told
    returning id
  )
  select count(*) into queued from mails;
  return queued;
end;
$$;
comment on function public.queue_attention_mails is
  'On Monday between 8 and 12 in Sofia: a mail with the findings for each administrator who has an address and may sign in, once; how many.';

create function public.attention_mail_of(mail_id uuid) returns table (email text, findings jsonb)
language sql stable security invoker set search_path = ''
as $$
  select account.email, told.findings
  from private.attention_mails as told
  join public.admins as account on account.id = told.admin_id
  where told.id = mail_id and account.email is not null and account.disabled_at is null
    and 'administrator' = any (account.roles);
$$;
comment on function public.attention_mail_of is
  'To whom a mail of findings goes and what it says; no row when the account is stopped or no administrator any more.';

create function public.drop_attention_mail(mail_id uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.mails where id = mail_id and kind = 'attention';
$$;
comment on function public.drop_attention_mail is 'Removes a mail that is not wanted any more; it is not queued again in its week.';
