create function public.staff_news_ids(media boolean, filter jsonb default '{}') returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  ids uuid[];
begin
  execute format(
    $sql$
      select coalesce(array_agg(item.id order by item.published_on desc, item.created_at desc, item.id desc), '{}')
      from (%s) as item
      where %s
    $sql$,
    private.staff_news_items(media, filter ->> 'search', (filter ->> 'year')::integer), private.staff_news_condition(filter)
  ) into ids;
  return ids;
end;
$$;
comment on function public.staff_news_ids is 'All items that the list of the staff holds, newest first.';

create function public.change_many_news(ids uuid[], act text, by_whom text) returns table (
  id uuid, title text, outcome text
)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  changed uuid[];
begin
  -- In one order, so that two who change the same items wait for each other: drafts before their items, as a save of a draft.
  perform from public.news_drafts where news_drafts.id = any (ids) order by news_drafts.id for no key update;
  perform from public.news where news.id = any (ids) order by news.id for no key update;
  case act
    when 'hide', 'show' then
      with written as (
        update public.news
        set status = case act when 'hide' then 'hidden' else 'published' end, updated_by = by_whom, saved_automatically = false
        where news.id = any (ids) and deleted_at is null and status = case act when 'hide' then 'published' else 'hidden' end
        returning news.id
      )
      select array_agg(written.id) into changed from written;
    when 'toMedia', 'toNews' then
      -- The draft beside an item is of the same list; published later, it must not move it back.
      update public.news_drafts
      set is_media = (act = 'toMedia'), updated_by = by_whom, saved_automatically = false
      where news_drafts.id = any (ids) and is_media <> (act = 'toMedia');
      with written as (
        update public.news
        set is_media = (act = 'toMedia'), updated_by = by_whom, saved_automatically = false
        where news.id = any (ids) and deleted_at is null and is_media <> (act = 'toMedia')
        returning news.id
      )
      select array_agg(written.id) into changed from written;
    when 'delete' then
      with written as (
        update public.news set deleted_at = clock_timestamp(), deleted_by = by_whom
        where news.id = any (ids) and deleted_at is null
        returning news.id
      )
      select array_agg(written.id) into changed from written;
    when 'restore' then
      with written as (
        update public.news set deleted_at = null, deleted_by = null, updated_by = by_whom
        where news.id = any (ids) and deleted_at is not null
          and not exists (
            select from public.news as other
            where other.slug = news.slug and other.slug <> '' and other.deleted_at is null
          )
        returning news.id
      )
      select array_agg(written.id) into changed from written;
  end case;
  return query
  select
    asked.id,
    coalesce(private.first_title(item.content), ''),
    case
      when asked.id = any (changed) then 'changed'
      when item.id is null then 'gone'
      when act = 'restore' then case when item.deleted_at is null then 'unchanged' else 'urlTaken' end
      when act = 'delete' then 'unchanged'
      when item.deleted_at is not null then 'gone'
      when act in ('hide', 'show') and item.status = 'draft' then 'draft'
      else 'unchanged'
    end
  from unnest(ids) as asked (id)
  left join public.news as item on item.id = asked.id;
end;
$$;
comment on function public.change_many_news is
  'Hides, shows, moves (toMedia, toNews), deletes or restores items; outcome of each is changed, unchanged (it was so), gone, draft (it has no state to change) or urlTaken.';

revoke execute on function public.staff_news_ids from public, anon, authenticated;
revoke execute on function public.change_many_news from public, anon, authenticated;
grant execute on function public.staff_news_ids to service_role;
grant execute on function public.change_many_news to service_role;
