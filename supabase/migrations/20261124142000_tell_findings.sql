-- What the owner is told first: found anew whenever it is asked for, so that what is mended is gone.
create function public.attention_findings(facts jsonb default '{}') returns table (
  finding text, kind text, item_id uuid, title text, day date, number integer, register text, language text, address text,
  names text[], put_off_until date, put_off_reason text, put_off_by text
)
language sql stable security invoker set search_path = ''
as $$
  with days as (
    select (now() at time zone 'Europe/Sofia')::date as today
  ), shown as (
    select * from public.news
    where status = 'published' and deleted_at is null
      and (visible_from is null or visible_from <= now()) and (visible_until is null or visible_until > now())
  ), found as (
    select *, null::text as register, null::text as language, null::text as address, null::text[] as names from (
    select 'certificateEnded', id::text, id, title_bg, valid_until, today - valid_until
    from public.documents, days
    where deleted_at is null and not is_hidden and valid_until < today
    union all
    select 'certificateEnds', id::text, id, title_bg, valid_until, valid_until - today
    from public.documents, days
    where deleted_at is null and not is_hidden and valid_until between today and today + 60
    union all
    select 'positionEnds', id::text, id, title, end_date, end_date - today
    from private.visible_careers, days
    where end_date between today and today + 14
    union all
    select 'mailsFailed', '', null, '', null, count(*)::integer
    from public.mails
    where status = 'failed' and kind = 'inquiry'
    having count(*) > 0
    union all
    select 'mailsWait', '', null, '', null, count(*)::integer
    from public.mails
    where status = 'queued' and kind = 'inquiry' and queued_at < now() - interval '1 hour'
    having count(*) > 0
    union all
    select 'noDateAhead', '', null, '', null, null
    from days
    where not exists (
      select from public.events
      where deleted_at is null and not is_hidden and not is_cancelled and events.day >= today
    )
    union all
    select 'yearMissing', section, null, section, null, max(year)::integer
    from public.documents, days
    where deleted_at is null and not is_hidden and section in ('statements', 'presentations', 'sustainability')
    group by section, today
    having max(year) < extract(year from today) - 1
    union all
    (
      select 'pictureWithoutText', id::text, id, private.first_title(content), null, null
      from shown
      where exists (
        select from unnest(array[cover] || gallery) as file
        where file <> '' and not private.has_description(alt, pictures, file)
      )
      order by published_on desc
      limit 20
    )
    union all
    select 'languageMissing', language, null, language, null, count(*)::integer
    from shown, unnest(array['bg', 'en', 'de', 'it']) as language
    where coalesce(btrim(content #>> array[language, 'title']), '') = ''
    group by language
    union all
    select 'backupOld', '', null, '', (max(made_at) at time zone 'Europe/Sofia')::date, null
    from private.backups
    having coalesce(max(made_at), '-infinity') < now() - interval '1 day'
    union all
    select 'factOld', fact.name, null, fact.name, fact.day::date, null
    from jsonb_each_text(facts) as fact (name, day), days
    where fact.day::date < today - interval '1 year'
    union all
    -- Of whose deputy nobody knows, or who is away as well.
    select 'leaveWithoutDeputy', away.id::text, away.id, away.full_name, away.away_until, null
    from public.people as away
    cross join days
    left join public.people as deputy on deputy.id = away.deputy and deputy.deleted_at is null and not deputy.is_hidden
      and (
        deputy.away_until is null or deputy.away_until < greatest(today, away.away_from)
        or coalesce(deputy.away_from, today) > away.away_until
      )
    where away.deleted_at is null and not away.is_hidden and deputy.id is null
      and away.away_until >= today and coalesce(away.away_from, today) <= today + 14
    ) as counted (kind, subject, item_id, title, day, number)
    union all
    -- Other countries are another finding: whoever has put this one off did not mean them.
    select
      'countryUnserved', family || '/' || md5(string_agg(country, ',' order by country)), null, family, null,
      count(*)::integer, null, null, null, array_agg(country order by country)
    from unnest(array['Rolled', 'Extruded']) as family, unnest(private.countries_of_sales()) as country
    where not exists (
      select from public.people
      where kind = 'sales-department' and deleted_at is null and not is_hidden and country = any (countries)
        and (families = '{}' or family = any (families))
    )
    group by family
    union all
    select
      case link.source when 'files' then 'fileLinkDead' else 'linkDead' end,
      link.item_id::text || '/' || link.language || '/' || md5(link.address), link.item_id, link.title,
      (answer.dead_since at time zone 'Europe/Sofia')::date, answer.status, link.source, link.language, link.address,
      null
    from private.link_answers as answer
    join private.shown_links as link using (address)
    where answer.dead_answers >= 3
  )
  select
    found.kind || ':' || subject, found.kind, found.item_id, found.title, found.day, found.number,
    found.register, found.language, found.address, found.names,
    put_offs.until, put_offs.reason, put_offs.by_whom
  from found
  cross join days
  left join private.put_offs on put_offs.finding = found.kind || ':' || subject and put_offs.until > today
  order by found.day, found.kind, found.title;
$$;
comment on function public.attention_findings is
  'What needs attention now: of which item, until or since which day, how many, which link, which countries; until when it was put off, why and by whom. Facts are a name and the day they are of.';
revoke execute on function public.attention_findings from public, anon, authenticated;
grant execute on function public.attention_findings to service_role;
