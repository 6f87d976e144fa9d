-- A statement counts as a change of the content even when it touches no row, and every process would drop its copies
-- whenever one of them looks into an empty trash.
create or replace function public.erase_trash(until timestamptz default null) returns table (items integer, files text[])
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  due constant timestamptz := coalesce(until, now() - private.time_in_trash());
begin
  if not exists (select from public.news where deleted_at <= due)
    and not exists (select from public.careers where deleted_at <= due)
  then
    return query select 0, '{}'::text[];
    return;
  end if;

  return query
  with erased_news as (
    delete from public.news where deleted_at <= due returning cover, gallery
  ), erased_careers as (
    delete from public.careers where deleted_at <= due returning 1
  )
  select
    ((select count(*) from erased_news) + (select count(*) from erased_careers))::integer,
    coalesce((select array_agg(file) from erased_news, unnest(array_prepend(cover, gallery)) as file), '{}');
end;
$$;
