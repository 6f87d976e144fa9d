-- A position is on the site or hidden, and comes and goes at its moments, as an item of news; its days stay what they were.
alter table public.careers
  add column status text not null default 'published',
  add column visible_from timestamptz,
  add column visible_until timestamptz,
  add constraint careers_status_is_known check (status in ('published', 'hidden')),
  add constraint careers_goes_after_it_comes check (visible_until > visible_from);

comment on column public.careers.status is 'Visitors read what is published, from visible_from to visible_until.';
comment on column public.careers.visible_from is 'When a published position comes to the site; at once when null. It is listed on its days.';
comment on column public.careers.visible_until is 'When a published position leaves the site; never when null.';

create index careers_moments on public.careers (visible_from, visible_until)
where status = 'published' and (visible_from is not null or visible_until is not null);

create view private.visible_careers with (security_invoker = true) as
select * from public.careers
where status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now());
comment on view private.visible_careers is 'The positions that visitors may read now.';

revoke all on private.visible_careers from public, anon, authenticated, service_role;
grant select on private.visible_careers to service_role;

drop policy "Everyone reads positions that are not deleted" on public.careers;
create policy "Everyone reads positions that are visible now"
on public.careers for select to anon
using (
  status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now())
);

create function public.careers_page(page_size integer, page_start integer default 0) returns setof public.careers
language sql stable security invoker set search_path = ''
as $$
  select * from private.visible_careers order by start_date desc, id limit page_size offset page_start;
$$;
comment on function public.careers_page is 'Positions that visitors may read now, those that start last first.';

create function public.career_by_id(of_id uuid) returns setof public.careers
language sql stable security invoker set search_path = ''
as $$
  select * from private.visible_careers where id = of_id;
$$;
comment on function public.career_by_id is 'A position, when visitors may read it now.';

revoke execute on function public.careers_page from public, anon, authenticated;
revoke execute on function public.career_by_id from public, anon, authenticated;
grant execute on function public.careers_page to service_role;
grant execute on function public.career_by_id to service_role;

-- As for news.
create or replace function public.content_version() returns bigint
language sql stable security definer set search_path = ''
as $$
  with moments as (
    select visible_from as moment from public.news where status = 'published' and visible_from <= now()
    union all
    select visible_until from public.news where status = 'published' and visible_until <= now()
    union all
    select visible_from from public.careers where status = 'published' and visible_from <= now()
    union all
    select visible_until from public.careers where status = 'published' and visible_until <= now()
  )
  select content.version * 100000 + (select count(*) from moments) % 100000
  from private.content_version as content;
$$;

create or replace function public.next_news_change() returns double precision
language sql stable security invoker set search_path = ''
as $$
  select extract(epoch from min(moment) - now())::double precision
  from (
    select visible_from from public.news where status = 'published' and deleted_at is null
    union all
    select visible_until from public.news where status = 'published' and deleted_at is null
    union all
    select visible_from from public.careers where status = 'published' and deleted_at is null
    union all
    select visible_until from public.careers where status = 'published' and deleted_at is null
  ) as moments (moment)
  where moment > now();
$$;
comment on function public.next_news_change is
  'Seconds to the next moment at which an item or a position comes or goes by the clock; null without one.';

create or replace function private.note_career_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entry constant public.careers := coalesce(new, old);
  is_planned constant boolean := entry.status = 'published' and coalesce(entry.visible_from > now(), false);
  done text;
begin
  done := case
    when tg_op = 'DELETE' then 'erase'
    when tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null then 'delete'
    when tg_op = 'UPDATE' and old.deleted_at is not null then 'restore'
    when entry.status = 'hidden' and (tg_op = 'INSERT' or old.status <> 'hidden') then 'hide'
    when is_planned and (tg_op = 'INSERT' or old.status <> 'published' or old.visible_from is distinct from new.visible_from)
      then 'plan'
    when tg_op = 'INSERT' or old.status <> entry.status then 'publish'
    else 'change'
  end;
  perform private.note_act(row(
    null, null,
    case
      when done = 'erase' then nullif(current_setting('app.by_whom', true), '')
      when done = 'delete' then entry.deleted_by
      else entry.updated_by
    end,
    done, 'career', entry.id, entry.title, case when done = 'plan' then entry.visible_from end
  )::public.journal);
  return null;
end;
$$;
