create function private.time_in_trash() returns interval
language sql immutable set search_path = ''
as $$
  select interval '30 days';
$$;

alter table public.news
  add column deleted_by text,
  add constraint news_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null),
  drop constraint news_slug_key;
alter table public.careers
  add column deleted_by text,
  add constraint careers_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null);

comment on column public.news.deleted_by is 'Who moved the item to the trash.';
comment on column public.careers.deleted_by is 'Who moved the position to the trash.';

-- The address of an item in the trash is free for others.
create unique index news_slug_key on public.news (slug) where deleted_at is null;
create index news_in_trash on public.news (deleted_at) where deleted_at is not null;
create index careers_in_trash on public.careers (deleted_at) where deleted_at is not null;

create function public.trash_news(item_id uuid, by_whom text) returns setof public.news
language sql volatile security invoker set search_path = ''
as $$
  update public.news set deleted_at = clock_timestamp(), deleted_by = by_whom
  where id = item_id and deleted_at is null
  returning *;
$$;
comment on function public.trash_news is 'Moves a news item to the trash; no row when it is not on the site.';

create function public.trash_career(position_id uuid, by_whom text) returns setof public.careers
language sql volatile security invoker set search_path = ''
as $$
  update public.careers set deleted_at = clock_timestamp(), deleted_by = by_whom
  where id = position_id and deleted_at is null
  returning *;
$$;
comment on function public.trash_career is 'Moves a position to the trash; no row when it is not on the site.';

create function public.trash_page(
  page_size integer default 100,
  before_deleted timestamptz default null,
  before_id uuid default null
) returns table (
  kind text, id uuid, titles jsonb, slug text, cover text,
  deleted_at timestamptz, deleted_by text, erased_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select *
  from (
    select
      case when is_media then 'media' else 'news' end as kind,
      id,
      jsonb_build_object(
        'bg', content #>> '{bg,title}', 'en', content #>> '{en,title}',
        'de', content #>> '{de,title}', 'it', content #>> '{it,title}'
      ) as titles,
      slug, cover, deleted_at, deleted_by, deleted_at + private.time_in_trash() as erased_at
    from public.news
    where deleted_at is not null
    union all
    select
      'career', id, jsonb_build_object('bg', title, 'en', '', 'de', '', 'it', ''),
      null, null, deleted_at, deleted_by, deleted_at + private.time_in_trash()
    from public.careers
    where deleted_at is not null
  ) as entries
  where before_id is null or (entries.deleted_at, entries.id) < (before_deleted, before_id)
  order by entries.deleted_at desc, entries.id desc
  limit page_size;
$$;
comment on function public.trash_page is
  'What lies in the trash, last deleted first; before_… is the last row of the page before. Positions have one title, as bg.';

create function public.erase_trash(until timestamptz default null) returns table (items integer, files text[])
language sql volatile security invoker set search_path = ''
as $$
  with erased_news as (
    delete from public.news
    where deleted_at <= coalesce(until, now() - private.time_in_trash())
    returning cover, gallery
  ), erased_careers as (
    delete from public.careers
    where deleted_at <= coalesce(until, now() - private.time_in_trash())
    returning 1
  )
  select
    ((select count(*) from erased_news) + (select count(*) from erased_careers))::integer,
    coalesce((select array_agg(file) from erased_news, unnest(array_prepend(cover, gallery)) as file), '{}');
$$;
comment on function public.erase_trash is
  'Erases what was deleted up to a moment, else 30 days ago: how many items, and the pictures that they let go.';

revoke execute on function public.trash_news from public, anon, authenticated;
revoke execute on function public.trash_career from public, anon, authenticated;
revoke execute on function public.trash_page from public, anon, authenticated;
revoke execute on function public.erase_trash from public, anon, authenticated;
grant execute on function public.trash_news to service_role;
grant execute on function public.trash_career to service_role;
grant execute on function public.trash_page to service_role;
grant execute on function public.erase_trash to service_role;
