alter table public.news
  add column status text not null default 'published',
  add column visible_from timestamptz,
  add column visible_until timestamptz,
  add column created_by text,
  add column updated_by text,
  add column saved_automatically boolean not null default false,

  add constraint news_status_is_known check (status in ('published', 'draft', 'hidden')),
  add constraint news_ends_after_its_start check (visible_until > visible_from),

  -- A draft that was never public may wait for its address, its cover and its title; it has to say something.
  drop constraint news_slug_is_an_address,
  add constraint news_slug_is_an_address check (
    (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120) or (slug = '' and status = 'draft')
  ),
  drop constraint news_has_a_cover,
  add constraint news_has_a_cover check (cover <> '' or status = 'draft'),
  drop constraint news_has_a_title,
  add constraint news_has_a_title check (
    status = 'draft' or btrim(concat(
      content #>> '{bg,title}', content #>> '{en,title}', content #>> '{de,title}', content #>> '{it,title}'
    )) <> ''
  );

comment on column public.news.slug is 'The address after /news/; it never changes. A draft may have none yet, as an empty text.';
comment on column public.news.status is 'Visitors read what is published, from visible_from to visible_until.';
comment on column public.news.visible_from is 'When a published item comes to the site; at once when null.';
comment on column public.news.visible_until is 'When a published item leaves the site; never when null.';
comment on column public.news.created_by is 'Who has begun the item.';
comment on column public.news.updated_by is 'Who has saved the item last.';
comment on column public.news.saved_automatically is 'The form has saved it last by itself, while somebody wrote.';

-- The address of a draft is kept for it; several may have none.
drop index public.news_slug_key;
create unique index news_slug_key on public.news (slug) where deleted_at is null and slug <> '';
create index news_moments on public.news (visible_from, visible_until)
where status = 'published' and (visible_from is not null or visible_until is not null);

create function private.says_something(content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_or(btrim(texts.value ->> part) <> ''), false)
  from jsonb_each(content) as texts, unnest(array['title', 'contentOne', 'contentTwo']) as part;
$$;
comment on function private.says_something is 'True when any title or text in any language is not empty.';

alter table public.news add constraint news_says_something check (private.says_something(content));

create function private.lacks_alt(cover text, gallery text[], alt jsonb, pictures jsonb, content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select
    from unnest(array_prepend(cover, gallery)) as file, unnest(array['bg', 'en', 'de', 'it']) as language
    where file <> ''
      and btrim(content #>> array[language, 'title']) <> ''
      and pictures #>> array[file, 'isDecorative'] is distinct from 'true'
      and btrim(coalesce(alt #>> array[file, language], '')) = ''
  );
$$;
comment on function private.lacks_alt is
  'True when a picture that does not decorate has no alternative text in a language that is shown.';

alter table public.news
  add column lacks_alt boolean not null generated always as (private.lacks_alt(cover, gallery, alt, pictures, content)) stored;
comment on column public.news.lacks_alt is 'A picture has no alternative text in a language that is shown.';

-- What every public read goes through. The policy of the visitors' role says the same.
create view private.visible_news with (security_invoker = true) as
select * from public.news
where status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now());
comment on view private.visible_news is 'The items that visitors may read now.';

revoke all on private.visible_news from public, anon, authenticated, service_role;
grant select on private.visible_news to service_role;

drop policy "Everyone reads news that are not deleted" on public.news;
create policy "Everyone reads news that are visible now"
on public.news for select to anon
using (
  status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now())
);

create function private.news_state(status text, visible_from timestamptz, visible_until timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when status <> 'published' then status
    when visible_from > now() then 'planned'
    when visible_until <= now() then 'ended'
    else 'published'
  end;
$$;

-- Changes of a public item that nobody has published yet.
create table public.news_drafts (
  id uuid primary key references public.news (id) on delete cascade,
  published_on date not null,
  cover text not null,
  gallery text[] not null default '{}',
  is_media boolean not null,
  content jsonb not null,
  alt jsonb not null default '{}',
  visible_from timestamptz,
  visible_until timestamptz,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  created_by text,
  updated_by text,
  saved_automatically boolean not null default false,
  waiting jsonb not null default '{}',
  translations jsonb not null default '{}',
  outdated text[] not null default '{}',
  pictures jsonb not null default '{}',
  based_on timestamptz not null,

  constraint news_drafts_published_on_is_a_calendar_day check (published_on between '1000-01-01' and '9999-12-31'),
  constraint news_drafts_gallery_has_at_most_ten_pictures check (cardinality(gallery) <= 10),
  constraint news_drafts_gallery_pictures_are_named check (array_position(gallery, '') is null),
  constraint news_drafts_gallery_pictures_are_different check (private.are_different(gallery)),
  constraint news_drafts_content_is_in_four_languages check (
    jsonb_typeof(content) = 'object'
    and content - array['bg', 'en', 'de', 'it'] = '{}'
    and private.is_news_text(content -> 'bg')
    and private.is_news_text(content -> 'en')
    and private.is_news_text(content -> 'de')
    and private.is_news_text(content -> 'it')
  ),
  constraint news_drafts_say_something check (private.says_something(content)),
  constraint news_drafts_alt_is_text_by_language check (private.is_news_alt(alt)),
  constraint news_drafts_end_after_their_start check (visible_until > visible_from),
  constraint news_drafts_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint news_drafts_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint news_drafts_waiting_is_not_shown check (private.are_waiting(waiting, content)),
  constraint news_drafts_translations_are_by_language check (
    jsonb_typeof(translations) = 'object' and translations - array['bg', 'en', 'de', 'it'] = '{}'
  ),
  constraint news_drafts_pictures_are_described check (private.is_news_pictures(pictures))
);
comment on table public.news_drafts is 'Changes of a public item that are not published yet, one draft an item; only the API reads them.';
comment on column public.news_drafts.id is 'Of the item that the draft will change.';
comment on column public.news_drafts.based_on is
  'updated_at of the item that the draft was made from, or compared with since; another one is a conflict.';

create index news_drafts_pictures on public.news_drafts using gin (array_prepend(cover, gallery));

revoke all on public.news_drafts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.news_drafts to service_role;
alter table public.news_drafts enable row level security;

create trigger set_updated_at before update on public.news_drafts
for each row execute function private.set_updated_at();

-- Drafts are saved every few seconds: only what touches a published item is a change of what visitors read.
create function private.count_news_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_public boolean;
begin
  if tg_op = 'INSERT' then
    select exists (select from new_rows where status = 'published') into is_public;
  elsif tg_op = 'DELETE' then
    select exists (select from old_rows where status = 'published') into is_public;
  else
    select exists (
      select from old_rows where status = 'published' union all select from new_rows where status = 'published'
    ) into is_public;
  end if;
  if is_public then
    update private.content_version set version = version + 1 where is_single;
  end if;
  return null;
end;
$$;

drop trigger count_content_change on public.news;
create trigger count_content_change after truncate on public.news
for each statement execute function private.count_content_change();
create trigger count_inserted_news after insert on public.news
referencing new table as new_rows
for each statement execute function private.count_news_change();
create trigger count_updated_news after update on public.news
referencing old table as old_rows new table as new_rows
for each statement execute function private.count_news_change();
create trigger count_deleted_news after delete on public.news
referencing old table as old_rows
for each statement execute function private.count_news_change();

-- Composed for each call, so that the plan knows the size of the page and the conditions there are. A plan for all calls
-- reads the whole table for every page.
create function public.news_page(
  media boolean default null,
  title_language text default null,
  page_size integer default 100,
  before_date date default null,
  before_created timestamptz default null,
  before_id uuid default null,
  search text default null
) returns setof public.news
language plpgsql stable security invoker set search_path = ''
as $$
declare
  words text[] := regexp_split_to_array(lower(btrim(search)), '\s+');
begin
  return query execute concat_ws(
    ' ',
    'select * from private.visible_news where true',
    case when media is not null then 'and is_media = $1' end,
    case when title_language is not null
      then format('and content #>> %L <> %L', array[title_language, 'title'], '') end,
    case when search is not null
      then 'and private.holds_all(title_search || to_char(published_on, ''" "DD-MM-YYYY DD.MM.YYYY''), $5)' end,
    case when before_id is not null then 'and (published_on, created_at, id) < ($2, $3, $4)' end,
    'order by published_on desc, created_at desc, id desc',
    case when page_size is not null then format('limit %s', page_size) end
  ) using media, before_date, before_created, before_id, words;
end;
$$;
comment on function public.news_page is
  'News, newest first, of one kind, with a title in one language, with all words of search in their titles and date, if asked; before_… is the last row of the page before.';

create function public.news_count(media boolean, search text) returns integer
language sql stable security invoker set search_path = ''
as $$
  select count(*)::integer from public.news_page(media => media, page_size => null, search => search);
$$;
comment on function public.news_count is 'How many items all pages of news_page hold together.';

create function public.news_summaries(
  media boolean default null,
  title_language text default null,
  page_size integer default 100,
  before_date date default null,
  before_created timestamptz default null,
  before_id uuid default null,
  search text default null
) returns table (
  id uuid, slug text, published_on date, cover text, is_media boolean, titles jsonb, beginning text, cover_alt text,
  cover_focus text, created_at timestamptz, updated_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select
    id, slug, published_on, cover, is_media,
    jsonb_build_object(
      'bg', content #>> '{bg,title}', 'en', content #>> '{en,title}',
      'de', content #>> '{de,title}', 'it', content #>> '{it,title}'
    ),
    left(
      regexp_replace(
        regexp_replace(
          -- The words of headings, lists, quotes and tables do not run together.
          regexp_replace(
            content #>> '{en,contentOne}',
            '</?(p|div|pre|br|iframe|h[1-6]|li|ul|ol|blockquote|table|tr|td|th)\y[^>]*>', ' ', 'gi'
          ),
          '<[^>]*>', '', 'g'
        ),
        '\s+', ' ', 'g'
      ),
      1500
    ),
    coalesce(alt #>> array[cover, 'en'], ''),
    pictures #>> array[cover, 'focus'],
    created_at, updated_at
  from public.news_page(media, title_language, page_size, before_date, before_created, before_id, search);
$$;
comment on function public.news_summaries is 'As news_page, for lists: beginning is the English text without its tags, its entities still written out.';

create function public.news_by_slug(of_slug text) returns setof public.news
language sql stable security invoker set search_path = ''
as $$
  select * from private.visible_news where slug = of_slug;
$$;
comment on function public.news_by_slug is 'The item at an address, when visitors may read it now.';

create function public.news_addresses(after_id uuid, page_size integer) returns table (
  id uuid, slug text, cover text, gallery text[], updated_at timestamptz, bg text, en text, de text, it text
)
language sql stable security invoker set search_path = ''
as $$
  select
    id, slug, cover, gallery, greatest(updated_at, visible_from),
    content #>> '{bg,title}', content #>> '{en,title}', content #>> '{de,title}', content #>> '{it,title}'
  from private.visible_news
  where id > after_id
  order by id
  limit page_size;
$$;
comment on function public.news_addresses is 'Addresses, pictures and titles of the visible items after one, in the order of their ids.';

create function public.own_news_drafts(of_author text) returns table (
  id uuid, slug text, titles jsonb, is_media boolean, is_beside boolean, saved_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select * from (
    select id, slug, jsonb_build_object(
        'bg', content #>> '{bg,title}', 'en', content #>> '{en,title}',
        'de', content #>> '{de,title}', 'it', content #>> '{it,title}'
      ), is_media, false, updated_at as saved_at
    from public.news
    where status = 'draft' and deleted_at is null and of_author in (created_by, updated_by)
    union all
    select item.id, item.slug, jsonb_build_object(
        'bg', draft.content #>> '{bg,title}', 'en', draft.content #>> '{en,title}',
        'de', draft.content #>> '{de,title}', 'it', draft.content #>> '{it,title}'
      ), draft.is_media, true, draft.updated_at
    from public.news_drafts as draft
    join public.news as item on item.id = draft.id
    where item.deleted_at is null and of_author in (draft.created_by, draft.updated_by)
  ) as drafts
  order by saved_at desc
  limit 50;
$$;
comment on function public.own_news_drafts is 'The drafts that a member of staff has begun or saved last, newest first.';
revoke execute on function public.news_by_slug from public, anon, authenticated;
revoke execute on function public.news_addresses from public, anon, authenticated;
revoke execute on function public.own_news_drafts from public, anon, authenticated;
grant execute on function public.news_by_slug to service_role;
grant execute on function public.news_addresses to service_role;
grant execute on function public.own_news_drafts to service_role;
revoke execute on function public.news_page from public, anon, authenticated;
revoke execute on function public.news_count from public, anon, authenticated;
revoke execute on function public.news_summaries from public, anon, authenticated;
grant execute on function public.news_page to service_role;
grant execute on function public.news_count to service_role;
grant execute on function public.news_summaries to service_role;
