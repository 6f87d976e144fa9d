create table private.link_places (
  item_id uuid not null,
  source text not null,
  language text not null,
  address text not null,
  primary key (item_id, language, address),

  constraint link_places_source_is_known check (source in ('news', 'documents', 'files', 'events'))
);
comment on table private.link_places is 'Which text has which link; triggers of the texts keep it.';
comment on column private.link_places.source is 'The table of the text; files: the link stands in the file of a document.';

create index link_places_of_an_address on private.link_places (address);

create table private.link_answers (
  address text primary key,
  asked_at timestamptz not null default clock_timestamp(),
  status smallint,
  dead_answers integer not null default 0,
  dead_since timestamptz,
  last_dead_at timestamptz,

  constraint link_answers_are_dead_since_a_time check ((dead_answers > 0) = (dead_since is not null and last_dead_at is not null))
);
comment on table private.link_answers is 'What links answered; an address that could not be judged keeps what it was.';
comment on column private.link_answers.status is 'Of HTTP: 404 or 410; null when the name does not exist, or when nothing is wrong.';
comment on column private.link_answers.dead_answers is 'On how many days the answer was that there is nothing, without a good one between them.';

grant select on private.link_places to service_role;
grant select, insert, update, delete on private.link_answers to service_role;

create function private.links_in(html text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct replace(found[1], '&amp;', '&')
  from regexp_matches(html, 'href="((?:https?:/)?/[^"\s]+)"', 'g') as found
  -- Longer ones no index takes.
  where octet_length(found[1]) <= 2000;
$$;
comment on function private.links_in is 'Where the links of a cleaned text lead on the web or within the site.';

create function private.links_typed_in(words text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct rtrim(found[1], '.,;:!?)')
  from regexp_matches(words, '(https?://[^\s<>"]+)', 'g') as found
  where octet_length(found[1]) <= 2000;
$$;
comment on function private.links_typed_in is 'The addresses in a text without markup.';

create function private.places_in_news(item public.news) returns setof private.link_places
language sql stable set search_path = ''
as $$
  select distinct item.id, 'news', language, address
  from unnest(array['bg', 'en', 'de', 'it']) as language,
    unnest(array['contentOne', 'contentTwo']) as part,
    private.links_in(item.content #>> array[language, part]) as address
  union
  select item.id, 'news', correction ->> 'language', address
  from jsonb_array_elements(item.corrections) as correction,
    private.links_typed_in(correction ->> 'reason') as address;
$$;

create function private.places_in_event(item public.events) returns setof private.link_places
language sql stable set search_path = ''
as $$
  select item.id, 'events', 'en', address
  from private.links_typed_in(concat_ws(' ', item.note_en, item.reason_en)) as address;
$$;

create function private.places_in_document(item public.documents) returns setof private.link_places
language sql stable set search_path = ''
as $$
  -- One that stands in both is mended in both: the note comes first.
  select distinct on (address) item.id, source, 'en', address
  from (
    select 'documents', private.links_typed_in(concat_ws(' ', item.note_en, item.scope_en))
    union all
    select 'files', unnest(links) from public.document_files where id = item.file
  ) as found (source, address)
  where octet_length(address) <= 2000
  order by address, source;
$$;

create function private.keep_link_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of a row that is new as well: a restoration erases without this trigger.
  delete from private.link_places where item_id = case when tg_op = 'DELETE' then old.id else new.id end;
  if tg_op = 'DELETE' then
    return null;
  end if;
  if tg_table_name = 'news' then
    insert into private.link_places select * from private.places_in_news(new);
  elsif tg_table_name = 'events' then
    insert into private.link_places select * from private.places_in_event(new);
  else
    insert into private.link_places select * from private.places_in_document(new);
  end if;
  return null;
end;
$$;
comment on function private.keep_link_places is 'Writes down the links of a text that was written.';

create trigger keep_link_places after insert or delete or update of content, corrections on public.news
for each row execute function private.keep_link_places();
create trigger keep_link_places after insert or delete or update of note_en, reason_en on public.events
for each row execute function private.keep_link_places();
create trigger keep_link_places after insert or delete or update of note_en, scope_en, file on public.documents
for each row execute function private.keep_link_places();

-- A restoration brings the document before its file.
create function private.keep_link_places_of_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.link_places
  where source = 'files' and item_id in (select id from public.documents where file = new.id);
  insert into private.link_places
  select places.* from public.documents as item, private.places_in_document(item) as places
  where item.file = new.id
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.keep_link_places_of_file is 'Writes down the links of a file that a document has.';

create trigger keep_link_places after insert or update of links on public.document_files
for each row execute function private.keep_link_places_of_file();

create view private.shown_links with (security_invoker = true) as
select place.item_id, place.source, place.language, place.address, private.first_title(item.content) as title
from private.link_places as place
join private.visible_news as item on item.id = place.item_id
where place.source = 'news'
union all
select place.item_id, place.source, place.language, place.address, item.title_bg
from private.link_places as place
join public.documents as item on item.id = place.item_id
where place.source in ('documents', 'files') and item.deleted_at is null and not item.is_hidden
union all
select place.item_id, place.source, place.language, place.address, item.title_bg
from private.link_places as place
join public.events as item on item.id = place.item_id
where place.source = 'events' and item.deleted_at is null and not item.is_hidden;
comment on view private.shown_links is 'The links that visitors can follow now, and the title of what they stand in.';
grant select on private.shown_links to service_role;

create function public.places_of_links(of_addresses text[]) returns table (item_id uuid, title text)
language sql stable security invoker set search_path = ''
as $$
  select item_id, min(title) from private.shown_links
  where split_part(split_part(address, '#', 1), '?', 1) = any (of_addresses)
  group by item_id
  order by 2, 1;
$$;
comment on function public.places_of_links is
  'What visitors read now that links to one of the addresses, whatever query and fragment stand behind it.';

create function public.places_of_news(of_items uuid[], own_site text) returns table (item_id uuid, title text)
language sql stable security invoker set search_path = ''
as $$
  select place.item_id, place.title
  from public.places_of_links(array(
    select origin || '/news/' || item.slug
    from public.news as item, unnest(array['', own_site]) as origin
    where item.id = any (of_items) and item.slug is not null
  )) as place
  where place.item_id <> all (of_items);
$$;
comment on function public.places_of_news is
  'What visitors read now that links to one of the news, without these themselves: they go together.';

create function public.links_to_show(of_items uuid[]) returns table (item_id uuid, title text, address text)
language sql stable security invoker set search_path = ''
as $$
  select item.id, private.first_title(item.content), place.address
  from private.link_places as place
  join public.news as item on item.id = place.item_id
  where item.id = any (of_items) and item.status <> 'draft' and item.deleted_at is null
    and not exists (select from private.visible_news as shown where shown.id = item.id)
  order by 2, 1, 3;
$$;
comment on function public.links_to_show is
  'The links of those of the news that visitors do not see and that can be put on the site without their forms.';

create function private.is_own_link(address text, own_site text) returns boolean
language sql immutable set search_path = ''
as $$
  select address like '/%' or address = own_site or starts_with(address, own_site || '/');
$$;

create function public.claim_links(how_many integer, max_of_a_host integer, own_site text) returns setof text
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  -- Of two processes the second finds nothing due, for the first has written down that it asks.
  perform pg_advisory_xact_lock(4, 12);
  delete from private.link_answers as answer
  where not exists (select from private.link_places as place where place.address = answer.address);
  return query
  with due as (
    select
      shown.address, min(answer.asked_at) as asked_at,
      row_number() over (
        partition by lower(split_part(split_part(shown.address, '/', 3), '?', 1))
        order by min(answer.asked_at) nulls first, shown.address
      ) as of_host,
      private.is_own_link(shown.address, own_site) as is_own
    from private.shown_links as shown
    left join private.link_answers as answer using (address)
    where answer.asked_at is null or answer.asked_at < now() - case
      when private.is_own_link(shown.address, own_site) then interval '1 hour'
      when answer.dead_answers > 0 then interval '20 hours'
      else interval '7 days'
    end
    group by shown.address
  )
  insert into private.link_answers (address)
  select due.address from due
  where is_own or of_host <= max_of_a_host
  order by due.asked_at nulls first, due.address
  limit how_many
  on conflict (address) do update set asked_at = clock_timestamp()
  returning link_answers.address;
end;
$$;
comment on function public.claim_links is
  'Addresses that this caller shall ask, few of one host: new ones, the site''s own each hour, dead ones each day, all others each week.';

create function public.note_link(
  of_address text, is_dead boolean, is_certain boolean, of_status integer default null, moment timestamptz default now()
) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  known private.link_answers;
  is_same_day boolean;
begin
  if not is_dead then
    insert into private.link_answers (address, asked_at) values (of_address, moment)
    on conflict (address) do update
    set asked_at = moment, status = null, dead_answers = 0, dead_since = null, last_dead_at = null;
    return;
  end if;
  select * into known from private.link_answers where address = of_address;
  is_same_day := coalesce(known.last_dead_at > moment - interval '18 hours', false);
  insert into private.link_answers (address, asked_at, status, dead_answers, dead_since, last_dead_at)
  values (of_address, moment, of_status, case when is_certain then 3 else 1 end, moment, moment)
  on conflict (address) do update set
    asked_at = moment,
    status = of_status,
    dead_answers = case
      when is_certain then greatest(known.dead_answers, 3)
      when is_same_day then known.dead_answers
      else known.dead_answers + 1
    end,
    dead_since = coalesce(known.dead_since, moment),
    last_dead_at = case when is_same_day then known.last_dead_at else moment end;
end;
$$;
comment on function public.note_link is
  'An address answered: there is something, or nothing. Several answers of one day count once, unless one is certain.';
