create function private.holds_all(content text, words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(strpos(content, word) > 0), true) from unnest(words) as word;
$$;
comment on function private.holds_all is 'True when content holds each of the words, in any order.';

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
