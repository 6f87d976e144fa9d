create function private.end_of_day(day date) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + 1)::timestamp at time zone 'Europe/Sofia';
$$;
comment on function private.end_of_day is 'The midnight in Sofia after a day.';

-- The moments at which people leave and are back.
create view private.leaves with (security_invoker = true) as
select away_from::timestamp at time zone 'Europe/Sofia' as moment from public.people
where away_from is not null and deleted_at is null
union all
select (away_until + 1)::timestamp at time zone 'Europe/Sofia' from public.people
where away_until is not null and deleted_at is null;
grant select on private.leaves to service_role;

create view private.moments with (security_invoker = true) as
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
grant select on private.moments to service_role;

create function public.content_version() returns bigint
language sql stable security definer set search_path = ''
as $$
  select version * 100000 + (select count(*) from private.moments where moment <= now()) % 100000
  from private.content_version;
$$;
comment on function public.content_version is
  'Another number after every change of what visitors read, and after every moment at which it changes by the clock; each process of the API looks whether it is another one.';

create function public.next_news_change() returns double precision
language sql stable security invoker set search_path = ''
as $$
  select extract(epoch from min(moment) - now())::double precision from private.moments where moment > now();
$$;
comment on function public.next_news_change is
  'Seconds to the next moment at which what visitors read changes by the clock; null without one.';
