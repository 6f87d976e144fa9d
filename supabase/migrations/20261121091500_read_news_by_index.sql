-- The texts lie outside of their rows: without this index a list of English news opens every one of them.
create index news_in_english_newest_first on public.news (published_on desc, created_at desc, id desc)
where deleted_at is null and content #>> '{en,title}' <> '';

-- Composed for each call, so that the plan knows the size of the page and the conditions there are. A plan for all calls
-- reads the whole table for every page.
create or replace function public.news_page(
  media boolean default null,
  title_language text default null,
  page_size integer default 100,
  before_date date default null,
  before_created timestamptz default null,
  before_id uuid default null
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
    case when before_id is not null then 'and (published_on, created_at, id) < ($2, $3, $4)' end,
    format('order by published_on desc, created_at desc, id desc limit %s', page_size)
  ) using media, before_date, before_created, before_id;
end;
$$;

create index news_pictures on public.news using gin (array_prepend(cover, gallery));

create or replace function public.unused_news_pictures(files text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(file), '{}')
  from unnest(files) as file
  where not exists (select from public.news where array_prepend(cover, gallery) @> array[file]);
$$;
