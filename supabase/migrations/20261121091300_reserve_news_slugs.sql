-- In the filters of the Data API these words may mean values other than texts.
alter table public.news
  drop constraint news_slug_is_not_reserved,
  add constraint news_slug_is_not_reserved check (
    slug not in ('latest', 'update', 'updatetexts', 'validate-url', 'true', 'false', 'null')
  );
