-- A certificate ends at midnight in Sofia: no cache shows it as valid after that.
create index documents_that_end on public.documents (valid_until) where valid_until is not null;

create function private.end_of_day(day date) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + 1)::timestamp at time zone 'Europe/Sofia';
$$;
comment on function private.end_of_day is 'The midnight in Sofia after a day.';

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
    union all
    select valid_until from public.documents where valid_until < (now() at time zone 'Europe/Sofia')::date
  )
  select content.version * 100000 + (select count(*) from moments) % 100000
  from private.content_version as content;
$$;
comment on function public.content_version is
  'Another number after every change of what visitors read, and after every moment at which an item or a position came or went, or a certificate ended; each process of the API looks whether it is another one.';

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
    union all
    select private.end_of_day(valid_until) from public.documents where valid_until is not null and deleted_at is null
  ) as moments (moment)
  where moment > now();
$$;
comment on function public.next_news_change is
  'Seconds to the next moment at which an item or a position comes or goes by the clock, or a certificate ends; null without one.';
