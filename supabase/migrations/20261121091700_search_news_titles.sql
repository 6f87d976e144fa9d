-- The texts lie outside of their rows, and a search would open every one of them: what it looks at stands in the row.
alter table public.news add column title_search text generated always as (
  lower(
    (content #>> '{bg,title}') || E'\n' || (content #>> '{en,title}') || E'\n'
    || (content #>> '{de,title}') || E'\n' || (content #>> '{it,title}')
  )
) stored;
comment on column public.news.title_search is 'The titles in small letters, each in a line.';

drop function public.news_summaries;
drop function public.news_page;

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
begin
  return query execute concat_ws(
    ' ',
    'select * from public.news where deleted_at is null',
    case when media is not null then 'and is_media = $1' end,
    case when title_language is not null
      then format('and content #>> %L <> %L', array[title_language, 'title'], '') end,
    case when search is not null then 'and strpos(title_search, lower($5)) > 0' end,
    case when before_id is not null then 'and (published_on, created_at, id) < ($2, $3, $4)' end,
    format('order by published_on desc, created_at desc, id desc limit %s', page_size)
  ) using media, before_date, before_created, before_id, search;
end;
$$;
comment on function public.news_page is
  'News, newest first, of one kind, with a title in one language, with search in a title, if asked; before_… is the last row of the page before.';

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
  from public.news_page(media, title_language, page_size, before_date, before_created, before_id, search);
$$;
comment on function public.news_summaries is 'As news_page, for lists: beginning is the English text without its tags, its entities still written out.';

revoke execute on function public.news_page from public, anon, authenticated;
revoke execute on function public.news_summaries from public, anon, authenticated;
grant execute on function public.news_page to service_role;
grant execute on function public.news_summaries to service_role;
