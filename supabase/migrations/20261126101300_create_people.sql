-- Sales staff, those who buy and ship, and other contacts: whom the pages name.
create function private.countries_of_sales() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'Albania', 'Austria', 'Belgium', 'Bosnia and Herzegovina', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia',
    'Denmark', 'Estonia', 'Finland', 'France', 'Germany', 'Greece', 'Hungary', 'Iceland', 'Ireland', 'Italy',
    'Kosovo', 'Latvia', 'Lithuania', 'Luxembourg', 'Moldova', 'Montenegro', 'Netherlands', 'North Macedonia',
    'Norway', 'Poland', 'Portugal', 'Romania', 'Serbia', 'Slovakia', 'Slovenia', 'Spain', 'Sweden',
    'Switzerland', 'Turkey', 'UK', 'Ukraine', 'USA'
  ];
$$;
comment on function private.countries_of_sales is 'The countries of the map, by their English names.';

create table public.people (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  has_profile boolean not null default true,
  full_name text not null,
  job_title text not null,
  description text not null default '',
  email text not null,
  phone text not null,
  fax text not null default '',
  tags text[] not null default '{}',
  languages text[] not null default '{}',
  countries text[] not null default '{}',
  families text[] not null default '{}',
  is_main boolean not null default false,
  duties text[] not null default '{}',
  receives text[] not null default '{}',
  away_from date,
  away_until date,
  deputy uuid,
  picture text,
  picture_focus text not null default '50 50',
  position integer not null,
  is_hidden boolean not null default false,
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint people_deputy_is_one_of_them foreign key (deputy) references public.people (id)
    on delete set null deferrable initially deferred,
  constraint people_kind_is_known check (kind in ('sales-department', 'supply-chains', 'other-contacts')),
  constraint people_have_their_own_address unique (name),
  constraint people_name_is_an_address check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 100),
  constraint people_have_a_name_and_a_job check (
    btrim(full_name) <> '' and btrim(job_title) <> '' and greatest(char_length(full_name), char_length(job_title)) <= 100
  ),
  constraint people_email_is_an_address check (
    email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and char_length(email) <= 254
  ),
  constraint people_numbers_can_be_called check (phone ~ '^\+?[0-9][0-9 ]{4,29}$' and (fax = '' or fax ~ '^\+?[0-9][0-9 ]{4,29}$')),
  constraint people_texts_are_bounded check (char_length(description) <= 500),
  constraint people_tags_are_different check (private.are_different(tags) and cardinality(tags) <= 60),
  constraint people_languages_are_different check (private.are_different(languages) and cardinality(languages) <= 20),
  constraint people_countries_are_different check (private.are_different(countries)),
  constraint people_countries_are_on_the_map check (countries <@ private.countries_of_sales()),
  constraint people_families_are_known check (private.are_different(families) and families <@ array['Rolled', 'Extruded']),
  constraint people_duties_are_known check (private.are_different(duties) and duties <@ array['press', 'investors', 'certificates']),
  constraint people_receive_known_inquiries check (private.are_different(receives) and receives <@ array['product', 'contact']),
  constraint people_of_sales_only check (
    kind = 'sales-department' or (countries = '{}' and families = '{}' and not is_main)
  ),
  constraint people_come_back_after_they_leave check (away_until >= away_from),
  constraint people_away_have_an_end check (away_until is not null or (away_from is null and deputy is null)),
  constraint people_are_not_their_own_deputy check (deputy <> id),
  constraint people_picture_is_a_file check (picture ~ '^[0-9a-f]{32}-\d{1,4}x\d{1,4}$'),
  constraint people_picture_focus_is_a_point check (picture_focus ~ '^(0|[1-9]0|100) (0|[1-9]0|100)$'),
  constraint people_picture_focus_is_of_a_picture check (picture is not null or picture_focus = '50 50'),
  constraint people_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint people_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint people_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint people_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint people_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);
comment on table public.people is 'Whom the site names; only the API reads them.';
comment on column public.people.kind is 'The page of the contacts that lists the person.';
comment on column public.people.name is 'The last part of the address of the profile and of the contact card, which stays.';
comment on column public.people.has_profile is 'Whether the profile has an address of its own.';
comment on column public.people.tags is 'Words by which the search finds the person.';
comment on column public.people.countries is 'Of the sales staff, in the order shown; empty for any country.';
comment on column public.people.families is 'Products that the person sells; empty for any.';
comment on column public.people.is_main is 'Stands above the list of the sales staff, and answers for what no other of them serves.';
comment on column public.people.duties is 'Pages that name the person: those for journalists, those for investors, that which checks certificates.';
comment on column public.people.receives is 'Kinds of inquiries of which the person receives all.';
comment on column public.people.away_from is 'First day of a leave, in Sofia; null when it has begun.';
comment on column public.people.away_until is 'Its last day, in Sofia.';
comment on column public.people.picture is 'The SHA-256 of the photograph and its size, its name in Storage; null shows the initials.';
comment on column public.people.picture_focus is 'Percent from the left and from the top, in tens.';
comment on column public.people.position is 'The place in the list.';
comment on column public.people.request_key is 'The idempotency key of the request that created the row.';
comment on column public.people.update_key is 'The idempotency key of the last update.';

create index people_in_trash on public.people (deleted_at) where deleted_at is not null;
create index people_by_deputy on public.people (deputy) where deputy is not null;
create index people_by_picture on public.people (picture) where picture is not null;

alter table public.people enable row level security;

create trigger set_updated_at before update on public.people
for each row when (current_setting('app.is_moving', true) is distinct from 'on')
execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.people
for each statement execute function private.count_content_change();
-- That a deputy was erased is no change of the person who named it.
create trigger note_person after insert or update or delete on public.people
for each row when (
  current_setting('app.is_restoring', true) is distinct from 'on' and current_setting('app.is_moving', true) is distinct from 'on'
  and pg_trigger_depth() = 0
)
execute function private.note_collection_act('person', 'full_name');
create trigger judge_updated_by before insert or update of updated_by on public.people
for each row execute function private.judge_writer('documents', 'updated_by');
create trigger judge_deleted_by before update of deleted_by on public.people
for each row execute function private.judge_writer('documents', 'deleted_by');
create trigger judge_setting before update of position or delete on public.people
for each row execute function private.judge_writer('documents');

insert into private.collections (name, kind, role, title_bg, title_en, list)
values ('people', 'person', 'documents', 'full_name', 'full_name', array['kind', 'is_main']);
select private.keep_versions_of('people');

create function public.unused_people_pictures(names text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(stored), '{}')
  from unnest(names) as stored
  where not exists (
      select from public.people
      where picture = split_part(stored, '.', 1)
        and stored in (picture, picture || '.' || replace(picture_focus, ' ', '-'))
    )
    and not exists (select from public.staged_pictures where file = stored || '.jpg')
    and not exists (
      select from public.collection_drafts
      where collection = 'people' and content ->> 'picture' = split_part(stored, '.', 1)
    );
$$;
comment on function public.unused_people_pictures is
  'Those of the photographs, and of the crops of them (`photograph.left-top`), that no person has, those in the trash included, and no form holds.';

-- Who erases a person wants the photograph gone at the next sweep, and not when its form would have expired.
create function private.forget_staged_picture_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.staged_pictures where file = old.picture || '.jpg';
  return null;
end;
$$;

create trigger forget_staged_picture after update of picture or delete on public.people
for each row when (old.picture is not null)
execute function private.forget_staged_picture_of_person();

-- Who has the person as deputy is written as well, by the foreign key and in no order; a list that moves takes its rows by id.
create function private.lock_people_of_deputy() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.people where deputy = old.id order by id for no key update;
  return old;
end;
$$;
create trigger lock_people_of_deputy before delete on public.people
for each row execute function private.lock_people_of_deputy();

-- Those who receive all inquiries of a kind; then of each family who sells it to the country, or stands in, or answers for it.
create function private.recipients_of(of_kind text, of_families text[], country text) returns text[]
language sql stable set search_path = ''
as $$
  with shown as (
    select
      id, kind, email, countries, families, is_main, receives, deputy, position,
      coalesce(away_until >= today and coalesce(away_from <= today, true), false) as is_away
    from public.people, (select (now() at time zone 'Europe/Sofia')::date as today) as clock
    where deleted_at is null and not is_hidden
  ),
  sales as (
    select *, row_number() over (order by is_main desc, position, id) as place
    from shown
    where kind = 'sales-department'
  ),
  asked as (
    select family, ordinality, seller.*
    from unnest(of_families) with ordinality as wanted (family, ordinality)
    cross join lateral (
      select * from sales
      where country = any (countries) and (families = '{}' or family = any (families))
      order by place
      limit 1
    ) as seller
  ),
  sellers as (
    select
      ordinality,
      case when asked.is_away then coalesce(
        (select email from sales where sales.id = asked.deputy and not sales.is_away),
        (
          select email from sales
          where is_main and (families = '{}' or asked.family = any (families))
          order by families = '{}', place
          limit 1
        ),
        asked.email
      ) else asked.email end as email
    from asked
  ),
  everybody as (
    select
      email, 1 as part,
      row_number() over (
        order by array_position(array['sales-department', 'supply-chains', 'other-contacts'], kind), is_main desc, position, id
      ) as place
    from shown
    where of_kind = any (receives)
    union all
    select email, 2, ordinality from sellers
  ),
  firsts as (
    select distinct on (email) email, part, place from everybody order by email, part, place
  )
  select coalesce(array_agg(email order by part, place), '{}') from firsts;
$$;
