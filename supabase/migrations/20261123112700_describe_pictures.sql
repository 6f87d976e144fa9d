create function private.is_news_pictures(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object', false) and not exists (
    select
    from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as picture (file, said)
    where jsonb_typeof(picture.said) <> 'object'
      or picture.said - array['caption', 'isDecorative', 'focus'] <> '{}'
      or not private.is_news_alt(jsonb_build_object('caption', coalesce(picture.said -> 'caption', '{}')))
      or coalesce(picture.said -> 'isDecorative', 'true') <> 'true'
      or coalesce(picture.said ->> 'focus', '50 50') !~ '^([1-9]?0|100) ([1-9]?0|100)$'
  );
$$;
comment on function private.is_news_pictures is
  'True for file → { caption?: language → text, isDecorative?: true, focus?: percent from the left and from the top, in tens }.';

alter table public.news
  add column pictures jsonb not null default '{}',
  add constraint news_pictures_are_described check (private.is_news_pictures(pictures));

comment on column public.news.pictures is 'What is said of its pictures besides their alternative texts, by file.';
