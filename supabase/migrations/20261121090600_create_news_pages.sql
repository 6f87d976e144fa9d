create index news_newest_first on public.news (published_on desc, created_at desc, id desc);

create function public.news_page(
  media boolean default null,
  title_language text default null,
  page_size integer default 100,
  before_date date default null,
  before_created timestamptz default null,
  before_id uuid default null
) returns setof public.news
language sql stable security invoker set search_path = ''
as $$
  select *
  from public.news
  where deleted_at is null
    and (media is null or is_media = media)
    and (title_language is null or content #>> array[title_language, 'title'] <> '')
    and (before_id is null or (published_on, created_at, id) < (before_date, before_created, before_id))
  order by published_on desc, created_at desc, id desc
  limit page_size;
$$;
comment on function public.news_page is 'News, newest first, of one kind or with a title in one language if asked; before_… is the last row of the page before.';

create function public.news_summaries(
  media boolean default null,
  title_language text default null,
  page_size integer default 100,
  before_date date default null,
  before_created timestamptz default null,
  before_id uuid default null
) returns table (
  id uuid, slug text, published_on date, cover text, is_media boolean, titles jsonb, beginning text, cover_alt text,
  created_at timestamptz, updated_at timestamptz
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
          regexp_replace(content #>> '{en,contentOne}', '</?(p|div|pre|br|iframe)\y[^>]*>', ' ', 'gi'), '<[^>]*>', '', 'g'
        ),
        '\s+', ' ', 'g'
      ),
      1500
    ),
    coalesce(alt #>> array[cover, 'en'], ''),
    created_at, updated_at
  from public.news_page(media, title_language, page_size, before_date, before_created, before_id);
$$;
comment on function public.news_summaries is 'As news_page, for lists: beginning is the English text without its tags, its entities still written out.';

create function public.unused_news_pictures(files text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(file), '{}')
  from unnest(files) as file
  where not exists (select from public.news where cover = file or file = any (gallery));
$$;
comment on function public.unused_news_pictures is 'Those of the files that no news item shows, items in the trash included.';

revoke execute on function public.news_page from public, anon, authenticated;
revoke execute on function public.news_summaries from public, anon, authenticated;
revoke execute on function public.unused_news_pictures from public, anon, authenticated;
grant execute on function public.news_page to service_role;
grant execute on function public.news_summaries to service_role;
grant execute on function public.unused_news_pictures to service_role;
