create table public.newsletter (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  token text not null unique,
  language text not null default 'en',
  topics text[] not null default '{news}',
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),

  constraint newsletter_email_is_an_address check (
    email ~ '^[^\s@]+@[^\s@]+$' and email = lower(email) and char_length(email) <= 254
  ),
  constraint newsletter_language_is_known check (language in ('bg', 'en', 'de', 'it')),
  constraint newsletter_topics_are_known check (topics <@ '{news,investors,jobs}' and cardinality(topics) > 0),
  constraint newsletter_token_is_long check (char_length(token) >= 32)
);
comment on table public.newsletter is 'Who wants the news by mail; only the API reads them.';
comment on column public.newsletter.token is 'Stands in the links of every mail to this address.';
comment on column public.newsletter.language is 'In which the mails come, where an item has it.';
comment on column public.newsletter.topics is 'Of which mails come.';

create index newsletter_newest_first on public.newsletter (created_at desc, id desc);

-- An item of news that goes, or went, to the subscribers: once, whatever becomes of it.
create table public.newsletter_sendings (
  id uuid primary key default gen_random_uuid(),
  news_id uuid unique references public.news (id) on delete set null,
  label text not null,
  topic text not null default 'news',
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  recipients integer,
  stopped_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  request_key text unique,

  constraint newsletter_sendings_label_is_short check (char_length(label) <= 300),
  constraint newsletter_sendings_topic_is_known check (topic in ('news', 'investors', 'jobs')),
  constraint newsletter_sendings_have_recipients_once_started check ((started_at is null) = (recipients is null)),
  constraint newsletter_sendings_stop_after_their_start check (stopped_at is null or started_at is not null),
  constraint newsletter_sendings_request_key_is_short check (char_length(request_key) between 1 and 200)
);
comment on table public.newsletter_sendings is 'What was sent to the subscribers of the newsletter, or waits; only the API reads it.';
comment on column public.newsletter_sendings.label is 'The title of the item when it was asked for.';
comment on column public.newsletter_sendings.topic is 'It goes to those who have chosen this one.';
comment on column public.newsletter_sendings.started_at is 'When its mails joined the queue; null while the item is not public yet.';
comment on column public.newsletter_sendings.stopped_at is 'When the item left the site before all mails had gone.';
comment on column public.newsletter_sendings.request_key is 'Names the request that asked for it, when it names itself.';

create index newsletter_sendings_last_first on public.newsletter_sendings (asked_at desc, id desc);
create index newsletter_sendings_started on public.newsletter_sendings (started_at);

create table public.newsletter_mails (
  id uuid primary key default gen_random_uuid(),
  sending_id uuid not null references public.newsletter_sendings (id) on delete cascade,
  subscriber_id uuid references public.newsletter (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),

  constraint newsletter_mails_are_one_for_each_subscriber unique (sending_id, subscriber_id)
);
comment on table public.newsletter_mails is 'One mail of a sending to one subscriber; only the API reads them.';
comment on column public.newsletter_mails.subscriber_id is 'Null when the address has been erased since.';

create index newsletter_mails_of_a_subscriber on public.newsletter_mails (subscriber_id);

-- A mail as a member of staff wants to see it before the subscribers do.
create table public.newsletter_tests (
  id uuid primary key default gen_random_uuid(),
  news_id uuid not null references public.news (id) on delete cascade,
  email text not null,
  language text not null,
  asked_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  request_key text unique,

  constraint newsletter_tests_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint newsletter_tests_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  constraint newsletter_tests_language_is_known check (language in ('bg', 'en', 'de', 'it'))
);
comment on table public.newsletter_tests is 'Mails that staff have sent to themselves, for a day; only the API reads them.';
comment on column public.newsletter_tests.request_key is 'Names the request that asked for it, when it names itself.';

-- How many came and left, without a word about who: addresses are erased a day after they have left.
create table public.newsletter_months (
  id date primary key,
  joined integer not null default 0,
  departed integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),

  constraint newsletter_months_begin_with_their_first_day check (extract(day from id) = 1)
);
comment on table public.newsletter_months is 'How many confirmed their subscription and ended it in each month, in Sofia; only the API reads it.';

alter table public.newsletter enable row level security;
alter table public.newsletter_sendings enable row level security;
alter table public.newsletter_mails enable row level security;
alter table public.newsletter_tests enable row level security;
alter table public.newsletter_months enable row level security;

create trigger judge_setting before delete on public.newsletter
for each row execute function private.judge_writer('news');
create trigger judge_asked_by before insert or update of asked_by on public.newsletter_sendings
for each row execute function private.judge_writer('news', 'asked_by');
create trigger judge_setting before delete on public.newsletter_sendings
for each row execute function private.judge_writer('news');
create trigger judge_asked_by before insert or update of asked_by on public.newsletter_tests
for each row execute function private.judge_writer('news', 'asked_by');

create function public.confirm_subscription(
  of_token text, in_language text default null, of_topics text[] default null
) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with confirmed as (
    update public.newsletter set
      confirmed_at = coalesce(confirmed_at, clock_timestamp()),
      language = coalesce(in_language, language),
      topics = coalesce(nullif(of_topics, '{}'), topics)
    where token = of_token
      and unsubscribed_at is null
      and (confirmed_at is not null or asked_at > now() - interval '48 hours')
    returning 1
  )
  select exists (select from confirmed);
$$;
comment on function public.confirm_subscription is 'False when the link is older than 48 hours or not ours.';

create function public.choose_topics(of_token text, of_topics text[]) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with chosen as (
    update public.newsletter set topics = of_topics
    where token = of_token and confirmed_at is not null and unsubscribed_at is null
    returning 1
  )
  select exists (select from chosen);
$$;
comment on function public.choose_topics is
  'Has a subscriber get mails of these topics alone, also of those that wait; false when the token names none.';

create function public.erase_subscriber(of_subscriber uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.newsletter where id = of_subscriber;
  return found;
end;
$$;
comment on function public.erase_subscriber is 'Erases an address with what waits for it; false when there is none.';

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

create function private.count_subscriber(came integer, went integer) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.newsletter_months as known (id, joined, departed)
  values (date_trunc('month', now() at time zone 'Europe/Sofia')::date, came, went)
  on conflict (id) do update set joined = known.joined + came, departed = known.departed + went;
$$;

create function private.follow_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.drop_queued_newsletter_mails(null, old.id);
    -- What the provider said may name the address.
    update public.mails as mail set last_error = null
    from public.newsletter_mails as newsletter_mail
    where newsletter_mail.subscriber_id = old.id and mail.newsletter_mail_id = newsletter_mail.id and mail.last_error is not null;
    if old.confirmed_at is not null and old.unsubscribed_at is null then
      perform private.count_subscriber(0, 1);
    end if;
    return old;
  end if;
  if new.unsubscribed_at is not null and old.unsubscribed_at is null then
    perform private.drop_queued_newsletter_mails(null, new.id);
    if old.confirmed_at is not null then
      perform private.count_subscriber(0, 1);
    end if;
  elsif new.confirmed_at is not null and old.confirmed_at is null then
    perform private.count_subscriber(1, 0);
  end if;
  return new;
end;
$$;

-- A restoration brings mails and numbers with it.
create trigger follow_changed_subscriber after update of confirmed_at, unsubscribed_at on public.newsletter
for each row execute function private.follow_subscriber();
create trigger follow_erased_subscriber before delete on public.newsletter
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.follow_subscriber();

create function private.subscriber_state(confirmed_at timestamptz, unsubscribed_at timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select case
    when unsubscribed_at is not null then 'left'
    when confirmed_at is not null then 'confirmed'
    else 'unconfirmed'
  end;
$$;

create function public.subscribers_page(
  filter jsonb default '{}',
  page_size integer default 50,
  before_created timestamptz default null,
  before_id uuid default null
) returns table (
  id uuid, email text, language text, topics text[], state text, asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  created_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select
    id, email, language, topics, private.subscriber_state(confirmed_at, unsubscribed_at), asked_at, confirmed_at,
    unsubscribed_at, created_at
  from public.newsletter
  where (before_id is null or (created_at, id) < (before_created, before_id))
    and (filter ->> 'search' is null or strpos(email, lower(filter ->> 'search')) > 0)
    and (filter ->> 'state' is null or private.subscriber_state(confirmed_at, unsubscribed_at) = filter ->> 'state')
    and (filter ->> 'language' is null or language = filter ->> 'language')
    and (filter ->> 'topic' is null or filter ->> 'topic' = any (topics))
  order by created_at desc, id desc
  limit page_size;
$$;
comment on function public.subscribers_page is
  'Who wants the newsletter, the last first: part of the address, state, language and topic, if asked; before_… is the last row of the page before.';

create function public.newsletter_numbers(filter jsonb default '{}') returns table (
  confirmed integer, unconfirmed integer, departed integer, bg integer, en integer, de integer, it integer,
  news integer, investors integer, jobs integer, joined_this_month integer, departed_this_month integer, found integer
)
language sql stable security invoker set search_path = ''
as $$
  select
    (count(*) filter (where state = 'confirmed'))::integer,
    (count(*) filter (where state = 'unconfirmed'))::integer,
    (count(*) filter (where state = 'left'))::integer,
    (count(*) filter (where state = 'confirmed' and language = 'bg'))::integer,
    (count(*) filter (where state = 'confirmed' and language = 'en'))::integer,
    (count(*) filter (where state = 'confirmed' and language = 'de'))::integer,
    (count(*) filter (where state = 'confirmed' and language = 'it'))::integer,
    (count(*) filter (where state = 'confirmed' and 'news' = any (topics)))::integer,
    (count(*) filter (where state = 'confirmed' and 'investors' = any (topics)))::integer,
    (count(*) filter (where state = 'confirmed' and 'jobs' = any (topics)))::integer,
    coalesce(max(month.joined), 0),
    coalesce(max(month.departed), 0),
    (count(*) filter (
      where (filter ->> 'search' is null or strpos(email, lower(filter ->> 'search')) > 0)
        and (filter ->> 'state' is null or state = filter ->> 'state')
        and (filter ->> 'language' is null or language = filter ->> 'language')
        and (filter ->> 'topic' is null or filter ->> 'topic' = any (topics))
    ))::integer
  from (values (1)) as one
  left join public.newsletter_months as month on month.id = date_trunc('month', now() at time zone 'Europe/Sofia')::date
  left join (
    select email, language, topics, private.subscriber_state(confirmed_at, unsubscribed_at) as state from public.newsletter
  ) as reader on true;
$$;
comment on function public.newsletter_numbers is
  'How many there are in each state, language and topic, how many came and left this month, and how many the filter of subscribers_page leaves.';

-- Subscribers are promised at most one mail a day.
create function private.pending_sendings() returns table (id uuid, due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select pending.id, free.from_when + (row_number() over (order by pending.starts, pending.asked_at) - 1) * interval '24 hours'
  from (
    select sending.id, sending.asked_at, greatest(sending.asked_at, item.visible_from) as starts
    from public.newsletter_sendings as sending
    join public.news as item on item.id = sending.news_id
    where sending.started_at is null and item.status = 'published' and item.deleted_at is null
      and (item.visible_until is null or item.visible_until > now())
  ) as pending
  cross join lateral (
    select greatest(pending.starts, max(started_at) + interval '24 hours') as from_when from public.newsletter_sendings
  ) as free;
$$;
comment on function private.pending_sendings is
  'When each sending that waits begins: when its item is public, and a day after the one before.';

create function private.next_sending_due() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(due_at) from private.pending_sendings();
$$;

create function private.start_due_sending() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid;
  its_topic text;
  how_many integer;
begin
  if not exists (select from private.pending_sendings() where due_at <= now()) then
    return;
  end if;
  -- One process begins one sending; the others come to it with their next look.
  if not pg_try_advisory_xact_lock(3, 0) then
    return;
  end if;
  select id into due from private.pending_sendings() where due_at <= now() order by due_at limit 1;
  -- Who withdraws the item meanwhile locks it first, too, and then finds the mails, or leaves no sending here.
  perform from public.news where id = (select news_id from public.newsletter_sendings where id = due) for share;
  select topic into its_topic from public.newsletter_sendings where id = due for update;
  if not exists (select from private.pending_sendings() where id = due and due_at <= now()) then
    return;
  end if;
  with added as (
    insert into public.newsletter_mails (sending_id, subscriber_id)
    select due, id from public.newsletter
    where confirmed_at is not null and unsubscribed_at is null and its_topic = any (topics)
    returning id
  )
  insert into public.mails (id, kind, next_attempt_at) select id, 'newsletter', now() from added;
  get diagnostics how_many = row_count;
  update public.newsletter_sendings set started_at = clock_timestamp(), recipients = how_many where id = due;
end;
$$;
comment on function private.start_due_sending is
  'Puts the mails of the sending that is due into the queue, one for each subscriber of its topic at this moment, all or none.';

-- The journal says of a sending to whom it goes, as it says of a thing what a field became.
create function private.topic_in_journal(topic text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object('field', 'topic', 'before', '', 'after', topic));
$$;

create function public.ask_for_sending(
  of_news uuid, by_whom text, with_key text default null, of_topic text default 'news'
) returns table (
  outcome text, id uuid, asked_by text, asked_at timestamptz
)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  item public.news;
  taken public.newsletter_sendings;
begin
  select * into item from public.news as news where news.id = of_news and news.deleted_at is null for share;
  if item.id is null then
    return query select 'unknown', null::uuid, null::text, null::timestamptz;
    return;
  end if;
  if private.news_state(item.status, item.visible_from, item.visible_until) not in ('published', 'planned') then
    return query select 'notPublic', null::uuid, null::text, null::timestamptz;
    return;
  end if;
  insert into public.newsletter_sendings (news_id, label, topic, asked_by, request_key)
  values (of_news, left(private.first_title(item.content), 300), of_topic, by_whom, with_key)
  on conflict (news_id) do nothing
  returning * into taken;
  if taken.id is not null then
    perform private.note_act(row(
      null, null, by_whom, 'send', 'newsletter', of_news, taken.label,
      case when item.visible_from > now() then item.visible_from end, private.topic_in_journal(of_topic)
    )::public.journal);
    return query select 'asked', taken.id, taken.asked_by, taken.asked_at;
    return;
  end if;
  return query
  select case when sending.request_key = with_key then 'asked' else 'again' end, sending.id, sending.asked_by, sending.asked_at
  from public.newsletter_sendings as sending where sending.news_id = of_news;
end;
$$;
comment on function public.ask_for_sending is
  'Has an item sent to the subscribers of a topic, as soon as it is public: asked, also by the same request before; or again (and who asked first), unknown, notPublic.';

create function public.cancel_sending(of_sending uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  cancelled public.newsletter_sendings;
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.newsletter_sendings where id = of_sending and started_at is null returning * into cancelled;
  if cancelled.id is null then
    return false;
  end if;
  perform private.note_act(row(
    null, null, by_whom, 'cancel', 'newsletter', cancelled.news_id, cancelled.label, null,
    private.topic_in_journal(cancelled.topic)
  )::public.journal);
  return true;
end;
$$;
comment on function public.cancel_sending is 'Takes a sending back; false when its mails have joined the queue, or there is none.';

create function private.stop_sending() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.newsletter_sendings where news_id = new.id and started_at is null;
  update public.newsletter_sendings as sending set stopped_at = clock_timestamp()
  where news_id = new.id and private.drop_queued_newsletter_mails(sending.id, null) > 0;
  return null;
end;
$$;

create trigger stop_sending_of_withdrawn_news after update of status, deleted_at on public.news
for each row when (new.status <> 'published' or new.deleted_at is not null)
execute function private.stop_sending();

create function public.ask_for_newsletter_test(
  of_news uuid, address text, in_language text, by_whom text, with_key text default null
) returns text
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  item public.news;
  test uuid;
begin
  select * into item from public.news where id = of_news and deleted_at is null;
  if item.id is null then
    return 'unknown';
  end if;
  if exists (select from public.newsletter_tests where request_key = with_key) then
    return 'asked';
  end if;
  if (select count(*) from public.newsletter_tests where created_at > now() - interval '1 hour') >= 20 then
    return 'tooMany';
  end if;
  insert into public.newsletter_tests (news_id, email, language, asked_by, request_key)
  values (of_news, address, in_language, by_whom, with_key)
  on conflict (request_key) do nothing
  returning id into test;
  -- The same request is under way.
  if test is null then
    return 'asked';
  end if;
  insert into public.mails (id, kind) values (test, 'newsletterTest');
  perform private.note_act(row(
    null, null, by_whom, 'test', 'newsletter', of_news, left(private.first_title(item.content), 300), null, null
  )::public.journal);
  return 'asked';
end;
$$;
comment on function public.ask_for_newsletter_test is
  'Has an item, with its unpublished changes, mailed to one address: asked, also by the same request before; or unknown, or tooMany in an hour.';

create function public.erase_old_newsletter_tests() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with erased as (
    delete from public.newsletter_tests where created_at < now() - interval '1 day' returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_newsletter_tests is 'Erases the addresses of tests that were mailed more than a day ago, and says how many.';
