-- What the owner is told first: found anew whenever it is asked for, so that what is mended is gone.
create table private.backups (
  is_single boolean primary key default true check (is_single),
  made_at timestamptz not null
);
comment on table private.backups is 'When the last backup was whole, as it said itself.';

create table private.put_offs (
  finding text primary key,
  reason text not null,
  until date not null,
  by_whom text not null,
  created_at timestamptz not null default clock_timestamp(),

  constraint put_offs_finding_is_a_key check (char_length(finding) between 1 and 200),
  constraint put_offs_have_a_reason check (btrim(reason) <> '' and char_length(reason) <= 200)
);
comment on table private.put_offs is 'Findings that somebody does not want to see until a day.';

revoke all on private.backups, private.put_offs from public, anon, authenticated, service_role;
grant select, insert, update on private.backups to service_role;
grant select, insert, update, delete on private.put_offs to service_role;

create function public.note_backup(moment timestamptz default clock_timestamp()) returns void
language sql volatile security invoker set search_path = ''
as $$
  insert into private.backups (made_at) values (moment)
  on conflict (is_single) do update set made_at = excluded.made_at;
$$;
comment on function public.note_backup is 'A backup that is whole says so.';

create function public.put_off_finding(of_finding text, why text, until_day date, whom text) returns void
language sql volatile security invoker set search_path = ''
as $$
  insert into private.put_offs (finding, reason, until, by_whom) values (of_finding, why, until_day, whom)
  on conflict (finding) do update set reason = excluded.reason, until = excluded.until, by_whom = excluded.by_whom;
$$;
comment on function public.put_off_finding is 'A finding is not shown among the others until a day, in Sofia.';

create function public.take_up_finding(of_finding text) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.put_offs where finding = of_finding;
$$;
comment on function public.take_up_finding is 'A finding that was put off is shown again.';

create function private.has_description(alt jsonb, pictures jsonb, file text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(pictures #>> array[file, 'isDecorative'], '') = 'true'
    or exists (select from jsonb_each_text(coalesce(alt -> file, '{}')) as texts where btrim(texts.value) <> '');
$$;

create function public.attention_findings(facts jsonb default '{}') returns table (
  finding text, kind text, item_id uuid, title text, day date, number integer, register text, language text, address text,
  put_off_until date, put_off_reason text, put_off_by text
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
    select *, null::text as register, null::text as language, null::text as address from (
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
    ) as counted (kind, subject, item_id, title, day, number)
    union all
    select
      'linkDead', link.item_id::text || '/' || link.language || '/' || md5(link.address), link.item_id, link.title,
      (answer.dead_since at time zone 'Europe/Sofia')::date, answer.status, link.source, link.language, link.address
    from private.link_answers as answer
    join private.shown_links as link using (address)
    where answer.dead_answers >= 3
  )
  select
    found.kind || ':' || subject, found.kind, found.item_id, found.title, found.day, found.number,
    found.register, found.language, found.address,
    put_offs.until, put_offs.reason, put_offs.by_whom
  from found
  cross join days
  left join private.put_offs on put_offs.finding = found.kind || ':' || subject and put_offs.until > today
  order by found.day, found.kind, found.title;
$$;
comment on function public.attention_findings is
  'What needs attention now: of which item, until or since which day, how many, and which link; until when it was put off, why and by whom. Facts are a name and the day they are of.';

revoke execute on function public.note_backup from public, anon, authenticated;
revoke execute on function public.put_off_finding from public, anon, authenticated;
revoke execute on function public.take_up_finding from public, anon, authenticated;
revoke execute on function public.attention_findings from public, anon, authenticated;
grant execute on function public.note_backup to service_role;
grant execute on function public.put_off_finding to service_role;
grant execute on function public.take_up_finding to service_role;
grant execute on function public.attention_findings to service_role;
