-- Before there is no room for files any more, somebody is told.
alter function public.attention_findings(jsonb) set schema private;
alter function private.attention_findings(jsonb) rename to attention_findings_of_content;

create function public.attention_findings(facts jsonb default '{}') returns table (
  finding text, kind text, item_id uuid, title text, day date, number integer, register text, language text, field text,
  address text, names text[], snoozed_until date, snooze_reason text, snoozed_by text
)
language sql stable security invoker set search_path = ''
as $$
  with stored as (
    -- Of the 20 GB that the server gives them.
    select floor(coalesce(sum(size), 0) * 100 / (20 * 1024.0 ^ 3))::integer as percent from public.inquiry_files
  ), found as (
    select * from private.attention_findings_of_content(facts)
    union all
    select
      'filesFill:', 'filesFill', null, '', null, percent, 'inquiries', null, null, null, null,
      snoozes.until, snoozes.reason, snoozes.by_whom
    from stored
    left join public.snoozes
      on snoozes.finding = 'filesFill:' and snoozes.until > (now() at time zone 'Europe/Sofia')::date
    where percent >= 80
  )
  select * from found order by day, kind, register, title;
$$;
comment on function public.attention_findings is
  'What needs attention now: of which item, until or since which day, how many, which link, which countries; until when it is snoozed, why and by whom. Facts are a name and the day they are of.';
revoke execute on function public.attention_findings from public, anon, authenticated;
grant execute on function public.attention_findings to service_role;
