-- A position has one clock: visitors read it from the day after its first to its last, in Sofia. The moments that it had beside
-- its days go.
drop policy "Everyone reads positions that are visible now" on public.careers;
drop view private.visible_careers;

create or replace view private.moments with (security_invoker = true) as
select visible_from as moment from public.news
where status = 'published' and deleted_at is null and visible_from is not null
union all
select visible_until from public.news
where status = 'published' and deleted_at is null and visible_until is not null
union all
select private.end_of_day(valid_until) from public.documents
where valid_until is not null and deleted_at is null
union all
select moment from private.leaves;
comment on view private.moments is
  'When what visitors read changes by the clock: items come and go, certificates end, people leave and are back.';

create or replace function private.note_career_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entry constant public.careers := coalesce(new, old);
  done text;
begin
  done := case
    when tg_op = 'DELETE' then 'erase'
    when tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null then 'delete'
    when tg_op = 'UPDATE' and old.deleted_at is not null then 'restore'
    when entry.status = 'hidden' and (tg_op = 'INSERT' or old.status <> 'hidden') then 'hide'
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
    done, 'career', entry.id, entry.title, null,
    case
      when done in ('change', 'publish', 'hide') and tg_op = 'UPDATE'
        then private.changes_between(
          to_jsonb(old) - private.unnamed_columns(), to_jsonb(new) - private.unnamed_columns()
        )
    end
  )::public.journal);
  return null;
end;
$$;

alter table public.careers drop column visible_from, drop column visible_until;
comment on column public.careers.status is 'Visitors read what is published, on its days.';

create view private.visible_careers with (security_invoker = true) as
select * from public.careers
where status = 'published' and deleted_at is null;
comment on view private.visible_careers is 'The positions that visitors may read on their days.';
revoke all on private.visible_careers from public, anon, authenticated, service_role;
grant select on private.visible_careers to service_role;

-- The same days as isVisible of the API's contract.
create policy "Everyone reads positions that are open today"
on public.careers for select to anon
using (
  status = 'published'
  and deleted_at is null
  and start_date < (now() at time zone 'Europe/Sofia')::date
  and (now() at time zone 'Europe/Sofia')::date <= end_date
);
comment on function public.careers_page is 'Published positions, those that start last first.';
comment on function public.career_by_id is 'A position, when it is published.';
