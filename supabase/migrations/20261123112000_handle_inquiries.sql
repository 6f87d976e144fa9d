create type public.inquiry_state as enum ('new', 'inWork', 'answered', 'spam');

-- Six characters of an alphabet without I, L, O and U: nobody tells from one number how many there are, or another one.
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

alter table public.inquiries
  add column number text not null default private.new_inquiry_number(),
  add column state public.inquiry_state not null default 'new',
  add column assignee uuid references public.admins (id) on delete set null,
  add column changed_at timestamptz,
  add column answered_at timestamptz,
  add column cleared boolean not null default false,
  add constraint inquiries_number_is_unique unique (number),
  add constraint inquiries_number_has_a_form check (number ~ '^B-[0-9]{4}-[0-9A-HJKMNP-TV-Z]{6}$'),
  add constraint inquiries_that_are_new_have_nobody check (state <> 'new' or assignee is null);

comment on column public.inquiries.number is 'What the sender and the staff call it by.';
comment on column public.inquiries.assignee is 'Whose work it is, or who answered it.';
comment on column public.inquiries.changed_at is 'When its state or assignee last changed.';
comment on column public.inquiries.answered_at is 'When somebody first marked it as answered.';
comment on column public.inquiries.cleared is 'Somebody judged that it is no spam; suspected stays, for its mail says the same each time.';

create index inquiries_of_an_assignee on public.inquiries (assignee) where assignee is not null;

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

revoke all on public.inquiry_notes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.inquiry_notes to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.inquiry_notes enable row level security;

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

create function public.inquiries_summary(filter jsonb default '{}') returns table (
  new integer, in_work integer, answered integer, spam integer, first_answer_seconds double precision
)
language sql stable security invoker set search_path = ''
as $$
  select
    count(*) filter (where within and state = 'new')::integer,
    count(*) filter (where within and state = 'inWork')::integer,
    count(*) filter (where within and state = 'answered')::integer,
    count(*) filter (where within and state = 'spam')::integer,
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::double precision)
      filter (where answered_at > now() - interval '30 days')
  from (
    select created_at, state, answered_at, private.is_within(inquiries, filter - 'state') as within
    from public.inquiries
  ) as entries;
$$;
comment on function public.inquiries_summary is
  'How many inquiries of each state the rest of a filter leaves, and the median time to the first answer of the last 30 days, of all.';

revoke execute on function public.change_inquiry from public, anon, authenticated;
revoke execute on function public.inquiries_page from public, anon, authenticated;
revoke execute on function public.inquiries_summary from public, anon, authenticated;
grant execute on function public.change_inquiry to service_role;
grant execute on function public.inquiries_page to service_role;
grant execute on function public.inquiries_summary to service_role;
