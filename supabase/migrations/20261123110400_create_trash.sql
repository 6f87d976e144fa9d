create type public.trash_kind as enum ('news', 'media', 'career');

create function private.time_in_trash() returns interval
language sql immutable set search_path = ''
as $$
  select interval '30 days';
$$;

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
  kind public.trash_kind, id uuid, titles jsonb, slug text, cover text,
  deleted_at timestamptz, deleted_by text, erased_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select *
  from (
    select
      case when is_media then 'media' else 'news' end::public.trash_kind as kind,
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

revoke execute on function public.trash_news from public, anon, authenticated;
revoke execute on function public.trash_career from public, anon, authenticated;
revoke execute on function public.trash_page from public, anon, authenticated;
grant execute on function public.trash_news to service_role;
grant execute on function public.trash_career to service_role;
grant execute on function public.trash_page to service_role;
