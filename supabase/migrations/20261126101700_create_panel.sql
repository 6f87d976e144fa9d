-- Who has the form of an item or a position open now. Unlogged: after a crash of the database the next call tells it again.
create unlogged table public.presence (
  item_id uuid not null,
  tab uuid not null,
  who text not null,
  seen_at timestamptz not null default clock_timestamp(),

  constraint presence_of_one_tab primary key (item_id, tab),
  constraint presence_has_a_name check (char_length(who) between 1 and 200)
);
comment on table public.presence is 'Who has the form of an item or a position open now; only the API reads it.';
comment on column public.presence.tab is 'A tab of a browser, by an id that it made itself.';

alter table public.presence enable row level security;

create function public.note_presence(item uuid, of_tab uuid, of_whom text) returns text[]
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- Another call may be at the same rows: it removes them, or the next one does.
  delete from public.presence where (item_id, tab) in (
    select item_id, tab from public.presence
    where seen_at < clock_timestamp() - interval '20 seconds'
    for update skip locked
  );
  insert into public.presence (item_id, tab, who) values (item, of_tab, of_whom)
  on conflict (item_id, tab) do update set who = excluded.who, seen_at = excluded.seen_at;
  return array(
    select distinct who from public.presence
    where item_id = item and who <> of_whom and seen_at >= clock_timestamp() - interval '20 seconds'
    order by who
  );
end;
$$;
comment on function public.note_presence is
  'Notes for twenty seconds who has the form of an item open in a tab, and says who else has.';

create function private.is_within(entry public.inquiries, filter jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select (
      filter ->> 'search' is null
      or strpos(
        lower(concat_ws(
          E'\n', entry.number, entry.name, entry.email, entry.phone, array_to_string(entry.products, E'\n'), entry.category,
          entry.region, entry.message
        )),
        lower(filter ->> 'search')
      ) > 0
    )
    and (filter ->> 'state' is null or entry.state::text = filter ->> 'state')
    and (filter ->> 'kind' is null or entry.kind::text = filter ->> 'kind')
    and (filter ->> 'category' is null or entry.category::text = filter ->> 'category')
    and (filter ->> 'product' is null or (filter ->> 'product') = any (entry.products))
    and (filter ->> 'region' is null or entry.region = filter ->> 'region')
    and (filter ->> 'assignee' is null or entry.assignee::text = filter ->> 'assignee')
    and (filter -> 'suspected' is null or (entry.suspected and not entry.cleared) = (filter ->> 'suspected')::boolean)
    and (filter -> 'files' is null or (entry.request -> 'files' is not null) = (filter ->> 'files')::boolean)
    and (
      filter ->> 'mail' is null
      or exists (select from public.mails where inquiry_id = entry.id and status::text = filter ->> 'mail')
    );
$$;
comment on function private.is_within is
  'Whether an inquiry is what a filter leaves: search, state, kind, category, product, region, assignee, suspected, files, mail; what it does not name does not matter.';

create function public.inquiries_page(
  filter jsonb default '{}',
  page_size integer default 50,
  before_created timestamptz default null,
  before_id uuid default null
) returns setof public.inquiries
language sql stable security invoker set search_path = ''
as $$
  select *
  from public.inquiries
  where (before_id is null or (created_at, id) < (before_created, before_id))
    and private.is_within(inquiries, filter)
  order by created_at desc, id desc
  limit page_size;
$$;
comment on function public.inquiries_page is
  'Inquiries that the filter leaves, newest first; before_… is the last row of the page before.';

create function public.inquiries_summary(filter jsonb default '{}', me uuid default null) returns table (
  new integer, in_work integer, answered integer, spam integer, mine integer, first_answer_seconds double precision
)
language sql stable security invoker set search_path = ''
as $$
  select
    count(*) filter (where within and state = 'new')::integer,
    count(*) filter (where within and state = 'inWork')::integer,
    count(*) filter (where within and state = 'answered')::integer,
    count(*) filter (where within and state = 'spam')::integer,
    count(*) filter (where is_mine)::integer,
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::double precision)
      filter (where answered_at > now() - interval '30 days')
  from (
    select
      created_at, state, answered_at,
      private.is_within(inquiries, filter - 'state') as within,
      assignee = me and private.is_within(inquiries, filter - array['state', 'assignee']) as is_mine
    from public.inquiries
  ) as entries;
$$;
comment on function public.inquiries_summary is
  'How many inquiries of each state the rest of a filter leaves, how many of those in any state are assigned to an account, and the median time to the first answer of the last 30 days, of all.';

create function public.newsletter_sendings_page(
  page_size integer default 20,
  before_created timestamptz default null,
  before_id uuid default null,
  of_news uuid default null
) returns table (
  id uuid, news_id uuid, label text, topic text, asked_by text, asked_at timestamptz, starts_at timestamptz,
  started_at timestamptz, stopped_at timestamptz, recipients integer, sent integer, failed integer, queued integer, created_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select
    sending.id, sending.news_id, sending.label, sending.topic, sending.asked_by, sending.asked_at, due.due_at,
    sending.started_at, sending.stopped_at, sending.recipients, coalesce(counted.sent, 0), coalesce(counted.failed, 0),
    coalesce(counted.queued, 0), sending.created_at
  from (
    select * from public.newsletter_sendings
    where (before_id is null or (created_at, id) < (before_created, before_id)) and (of_news is null or news_id = of_news)
    order by created_at desc, id desc
    limit page_size
  ) as sending
  left join private.pending_sendings() as due on due.id = sending.id
  left join lateral (
    select
      (count(*) filter (where mail.status = 'sent'))::integer as sent,
      (count(*) filter (where mail.status = 'failed'))::integer as failed,
      (count(*) filter (where mail.status = 'queued'))::integer as queued
    from public.newsletter_mails as newsletter_mail
    join public.mails as mail on mail.newsletter_mail_id = newsletter_mail.id
    where newsletter_mail.sending_id = sending.id
  ) as counted on true
  order by sending.created_at desc, sending.id desc;
$$;
comment on function public.newsletter_sendings_page is
  'Sendings, the last first, and what became of their mails; before_… is the last row of the page before.';

-- Of the mails to an account only the last one says whether the next one will come.
create view private.last_account_mails with (security_invoker = true) as
select distinct on (admin_id) admin_id,
  case
    when mail.status = 'failed' then 'failed'
    when mail.status = 'queued' and mail.queued_at < now() - interval '1 hour' then 'delayed'
  end as trouble
from (
  select id, admin_id from public.account_mails where kind <> 'address'
  union all
  select id, admin_id from private.attention_mails
) as told
join public.mails as mail using (id)
order by admin_id, mail.queued_at desc;
comment on view private.last_account_mails is 'The last mail to the address of each account, an invitation, a link for a password, a warning or findings: whether it failed, or waits for more than an hour.';
grant select on private.last_account_mails to service_role;

-- Who works in the administration, as administrators see it.
create function public.staff_users() returns table (
  id uuid, username text, email text, roles text[], created_at timestamptz, disabled_at timestamptz,
  signed_in_at timestamptz, invited_until timestamptz, has_password boolean, has_second_step boolean, mail_trouble text
)
language sql stable security invoker set search_path = ''
as $$
  select
    account.id, account.username, account.email, account.roles, account.created_at, account.disabled_at,
    (
      select max(entry.created_at) from public.journal as entry
      where entry.by_whom = account.username and entry.act = 'signIn'
    ),
    (
      select max(mail.expires_at) from public.account_mails as mail
      where mail.admin_id = account.id and mail.kind = 'invitation' and mail.used_at is null
    ),
    account.password_hash is not null,
    exists (select from public.second_steps as step where step.id = account.id and step.confirmed_at is not null)
      or exists (select from public.passkeys as passkey where passkey.admin_id = account.id),
    mail.trouble
  from public.admins as account
  left join private.last_account_mails as mail on mail.admin_id = account.id
  order by lower(account.username);
$$;
comment on function public.staff_users is
  'All accounts by name, with their last sign-in of the journal, the end of an invitation that is not accepted, and what is wrong with the last mail.';

create function private.collection_counts() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  of_table text;
  rows integer;
  counts jsonb := '{}';
begin
  foreach of_table in array array(select name from private.collections) loop
    execute format('select count(*)::integer from public.%I where deleted_at is null', of_table) into rows;
    -- A draft of a new row has its place in the list.
    rows := rows + (
      select count(*) from public.collection_drafts as draft
      where draft.collection = of_table and draft.item_id is null and draft.deleted_at is null
    );
    counts := counts || jsonb_build_object(of_table, rows);
  end loop;
  return counts;
end;
$$;

create function public.panel_counts() returns table (
  news integer, media integer, inquiries integer, failed_mails integer, collections jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select
    (select count(*)::integer from public.news where deleted_at is null and not is_media),
    (select count(*)::integer from public.news where deleted_at is null and is_media),
    (select count(*)::integer from public.inquiries where state = 'new'),
    (select count(*)::integer from public.mails where kind = 'inquiry' and status = 'failed'),
    private.collection_counts();
$$;
comment on function public.panel_counts is
  'How many rows each list of the administration holds, collections by their names, how many inquiries are new, and how many mails failed.';
