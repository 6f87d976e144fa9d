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

revoke execute on function public.trash_news from public, anon, authenticated;
revoke execute on function public.trash_career from public, anon, authenticated;
grant execute on function public.trash_news to service_role;
grant execute on function public.trash_career to service_role;
