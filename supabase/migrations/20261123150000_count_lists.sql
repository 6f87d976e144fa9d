create function private.holds_all(content text, words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(strpos(content, word) > 0), true) from unnest(words) as word;
$$;
comment on function private.holds_all is 'True when content holds each of the words, in any order.';

create or replace function public.news_page(
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
    'select * from public.news where deleted_at is null',
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

create function public.inquiries_count(search text default null, state text default null) returns integer
language sql stable security invoker set search_path = ''
as $$
  select count(*)::integer from public.inquiries_page(search => search, state => state, page_size => null);
$$;
comment on function public.inquiries_count is 'How many inquiries all pages of inquiries_page hold together.';

create function public.panel_counts() returns table (
  news integer, media integer, careers integer, inquiries integer, failed_mails integer
)
language sql stable security invoker set search_path = ''
as $$
  select
    (select count(*)::integer from public.news where deleted_at is null and not is_media),
    (select count(*)::integer from public.news where deleted_at is null and is_media),
    (select count(*)::integer from public.careers where deleted_at is null),
    (select count(*)::integer from public.inquiries),
    (select count(*)::integer from public.inquiries where status = 'failed');
$$;
comment on function public.panel_counts is 'How many rows each list of the administration holds, and how many mails failed.';

revoke execute on function public.news_count from public, anon, authenticated;
revoke execute on function public.inquiries_count from public, anon, authenticated;
revoke execute on function public.panel_counts from public, anon, authenticated;
grant execute on function public.news_count to service_role;
grant execute on function public.inquiries_count to service_role;
grant execute on function public.panel_counts to service_role;
