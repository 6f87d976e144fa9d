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
