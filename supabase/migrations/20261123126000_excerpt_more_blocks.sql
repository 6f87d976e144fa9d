-- Texts may have headings, lists, quotes and tables: their words do not run together in lists of news.
create or replace function public.news_summaries(
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
    created_at, updated_at
  from public.news_page(media, title_language, page_size, before_date, before_created, before_id, search);
$$;
