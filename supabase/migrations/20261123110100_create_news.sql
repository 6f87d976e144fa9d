create function private.is_news_text(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and value - array['title', 'contentOne', 'contentTwo'] = '{}'
    and jsonb_typeof(value -> 'title') = 'string'
    and jsonb_typeof(value -> 'contentOne') = 'string'
    and jsonb_typeof(value -> 'contentTwo') = 'string'
    and char_length(value ->> 'title') <= 170
    and char_length(value ->> 'contentOne') <= 200000
    and char_length(value ->> 'contentTwo') <= 200000,
    false
  );
$$;
comment on function private.is_news_text is 'True for { title, contentOne, contentTwo }, all of them texts.';

create function private.is_news_alt(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object', false) and not exists (
    select
    from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as picture (file, texts)
    where jsonb_typeof(picture.texts) <> 'object'
      or picture.texts - array['bg', 'en', 'de', 'it'] <> '{}'
      or exists (
        select
        from jsonb_each(case when jsonb_typeof(picture.texts) = 'object' then picture.texts else '{}' end)
          as alternative (language, text)
        where jsonb_typeof(alternative.text) <> 'string' or char_length(alternative.text #>> '{}') > 300
      )
  );
$$;
comment on function private.is_news_alt is 'True for file → language → text.';

create table public.news (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  published_on date not null,
  cover text not null,
  gallery text[] not null default '{}',
  is_media boolean not null default false,
  content jsonb not null,
  alt jsonb not null default '{}',
  -- The texts lie outside of their rows, and a search would open every one of them: what it looks at stands in the row.
  title_search text generated always as (
    lower(
      (content #>> '{bg,title}') || E'\n' || (content #>> '{en,title}') || E'\n'
      || (content #>> '{de,title}') || E'\n' || (content #>> '{it,title}')
    )
  ) stored,
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  deleted_by text,

  constraint news_slug_is_an_address check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  -- Routes of the API; and words that in the filters of the Data API may mean values other than texts.
  constraint news_slug_is_not_reserved check (
    slug not in ('latest', 'update', 'updatetexts', 'validate-url', 'true', 'false', 'null')
  ),
  constraint news_published_on_is_a_calendar_day check (published_on between '1000-01-01' and '9999-12-31'),
  constraint news_has_a_cover check (cover <> ''),
  constraint news_gallery_has_at_most_ten_pictures check (cardinality(gallery) <= 10),
  constraint news_gallery_pictures_are_named check (array_position(gallery, '') is null),
  constraint news_gallery_pictures_are_different check (private.are_different(gallery)),
  constraint news_content_is_in_four_languages check (
    jsonb_typeof(content) = 'object'
    and content - array['bg', 'en', 'de', 'it'] = '{}'
    and private.is_news_text(content -> 'bg')
    and private.is_news_text(content -> 'en')
    and private.is_news_text(content -> 'de')
    and private.is_news_text(content -> 'it')
  ),
  constraint news_has_a_title check (
    btrim(concat(
      content #>> '{bg,title}', content #>> '{en,title}', content #>> '{de,title}', content #>> '{it,title}'
    )) <> ''
  ),
  constraint news_alt_is_text_by_language check (private.is_news_alt(alt)),
  constraint news_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint news_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint news_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint news_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint news_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);

comment on table public.news is 'News items with their texts in four languages; pictures are files of the bucket "news".';
comment on column public.news.slug is 'The address after /news/; it never changes.';
comment on column public.news.title_search is 'The titles in small letters, each in a line.';
comment on column public.news.request_key is 'The idempotency key of the request that created the item.';
comment on column public.news.request_hash is 'SHA-256 of the content of the request that created the item.';
comment on column public.news.update_key is 'The idempotency key of the last update.';
comment on column public.news.update_hash is 'SHA-256 of the content of the last update.';
comment on column public.news.deleted_at is 'Set when the item lies in the trash.';
comment on column public.news.deleted_by is 'Who moved the item to the trash.';

-- The address of an item in the trash is free for others.
create unique index news_slug_key on public.news (slug) where deleted_at is null;
create index news_newest_first on public.news (published_on desc, created_at desc, id desc);
-- The texts lie outside of their rows: without this index a list of English news opens every one of them.
create index news_in_english_newest_first on public.news (published_on desc, created_at desc, id desc)
where deleted_at is null and content #>> '{en,title}' <> '';
create index news_pictures on public.news using gin (array_prepend(cover, gallery));
create index news_in_trash on public.news (deleted_at) where deleted_at is not null;

-- Visitors' roles read what pages show, not how a row was written, whether it is deleted or by whom.
revoke all on public.news from public, anon, authenticated, service_role;
grant select (
  id, slug, published_on, cover, gallery, is_media, content, alt, created_at, updated_at
) on public.news to anon;
grant select, insert, update, delete on public.news to service_role;

alter table public.news enable row level security;

create policy "Everyone reads news that are not deleted"
on public.news for select to anon
using (deleted_at is null);

create trigger set_updated_at before update on public.news
for each row execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.news
for each statement execute function private.count_content_change();
