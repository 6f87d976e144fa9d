-- Backups and findings that are snoozed; what is found is `attention_findings`, which needs all that is kept.
create table private.backups (
  is_single boolean primary key default true check (is_single),
  made_at timestamptz not null
);
comment on table private.backups is 'When the last backup was whole, as it said itself.';
grant select, insert, update on private.backups to service_role;

create table public.snoozes (
  id uuid primary key default gen_random_uuid(),
  finding text not null unique,
  reason text not null,
  until date not null,
  by_whom text not null,
  created_at timestamptz not null default clock_timestamp(),

  constraint snoozes_finding_is_a_key check (char_length(finding) between 1 and 200),
  constraint snoozes_have_a_reason check (btrim(reason) <> '' and char_length(reason) <= 200)
);
comment on table public.snoozes is 'Findings that are not shown until a day, in Sofia; only the API reads them.';

alter table public.snoozes enable row level security;

create trigger judge_by_whom before insert or update of by_whom on public.snoozes
for each row execute function private.judge_writer('administrator', 'by_whom');
create trigger judge_setting before delete on public.snoozes
for each row execute function private.judge_writer('administrator');

create function public.note_backup(moment timestamptz default clock_timestamp()) returns void
language sql volatile security invoker set search_path = ''
as $$
  insert into private.backups (made_at) values (moment)
  on conflict (is_single) do update set made_at = excluded.made_at;
$$;
comment on function public.note_backup is 'A backup that is whole says so.';

create function public.snooze_finding(of_finding text, why text, until_day date, staff_name text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  insert into public.snoozes (finding, reason, until, by_whom) values (of_finding, why, until_day, staff_name)
  on conflict (finding) do update set reason = excluded.reason, until = excluded.until, by_whom = excluded.by_whom
  returning true;
$$;
comment on function public.snooze_finding is 'A finding is not shown among the others until a day, in Sofia; true when that is kept.';

create function public.unsnooze_finding(of_finding text, by_whom text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select set_config('app.by_whom', by_whom, true);
  delete from public.snoozes where finding = of_finding;
  select true;
$$;
comment on function public.unsnooze_finding is 'A snoozed finding is shown again.';

-- What the lists of the staff can show: as many as are counted here.
create view private.attention_mail_counts with (security_invoker = true) as
select
  'inquiries' as collection,
  (count(*) filter (where status = 'failed'))::integer as failed,
  -- The list shows all that wait.
  case when min(queued_at) filter (where status = 'queued') < now() - interval '1 hour'
    then (count(*) filter (where status = 'queued'))::integer else 0
  end as delayed
from public.mails
where kind = 'inquiry' and status in ('failed', 'queued')
union all
select
  'users',
  (count(*) filter (where mail.trouble = 'failed'))::integer,
  (count(*) filter (where mail.trouble = 'delayed'))::integer
from private.last_account_mails as mail
join public.admins as account on account.id = mail.admin_id
where account.disabled_at is null
union all
-- Staff cannot mend an address that a visitor has typed: it is told for a week. The newsletter waits for its turn.
select
  'newsletter',
  (count(*) filter (where status = 'failed' and coalesce(first_attempt_at, queued_at) > now() - interval '7 days'))::integer,
  (count(*) filter (
    where status = 'queued' and case kind when 'newsletter' then first_attempt_at else queued_at end < now() - interval '1 hour'
  ))::integer
from public.mails
where kind in ('confirmation', 'newsletter') and status in ('failed', 'queued');
comment on view private.attention_mail_counts is
  'Mails that failed, and that wait for more than an hour, by where staff see them: inquiries, users or newsletter.';
grant select on private.attention_mail_counts to service_role;

create function private.undescribed_picture(item public.news) returns table (file text, language text)
language sql stable set search_path = ''
as $$
  select file, language
  from unnest(array_prepend(item.cover, item.gallery)) with ordinality as pictures (file, place),
    unnest(array['bg', 'en', 'de', 'it']) with ordinality as languages (language, rank)
  where private.lacks_alt(
    file, '{}', item.alt, item.pictures, jsonb_build_object(language, item.content -> language)
  )
  order by place, rank
  limit 1;
$$;
comment on function private.undescribed_picture is
  'The first picture without an alternative text in a language that is shown, and the language; no row when there is none.';

create function private.field_of_link(source text, of_item uuid, of_language text, of_address text) returns text
language sql stable set search_path = ''
as $$
  select case source
    when 'files' then 'file'
    when 'documents' then (
      select case when of_address in (select private.links_typed_in(note_en)) then 'note' else 'scope' end
      from public.documents where id = of_item
    )
    when 'events' then (
      select case when of_address in (select private.links_typed_in(note_en)) then 'note' else 'reason' end
      from public.events where id = of_item
    )
    else (
      select case
        when of_address in (select private.links_in(content #>> array[of_language, 'contentOne'])) then 'contentOne'
        when of_address in (select private.links_in(content #>> array[of_language, 'contentTwo'])) then 'contentTwo'
        else 'correction'
      end
      from public.news where id = of_item
    )
  end;
$$;
comment on function private.field_of_link is 'The field of the form in which a link stands first.';

-- What the owner is told first: found each time it is asked for, so that what is mended is gone.
create function public.attention_findings(facts jsonb default '{}', disk_percent integer default null) returns table (
  finding text, kind text, item_id uuid, title text, day date, number integer, collection text, language text, field text,
  address text, names text[], snoozed_until date, snooze_reason text, snoozed_by text
)
language sql stable security invoker set search_path = ''
as $$
  with days as (
    select (now() at time zone 'Europe/Sofia')::date as today
  ), shown as (
    -- What the list is narrowed by: the texts lie outside of their rows, and opening those of all takes seconds.
    select id, published_on, lacks_alt, title_search, case when is_media then 'media' else 'news' end as collection
    from private.visible_news
  ), undescribed as (
    select id, collection, published_on, count(*) over (partition by collection)::integer as many
    from shown where lacks_alt
  ), stored as (
    -- Of the 20 GB that the server gives them.
    select floor(coalesce(sum(size), 0) * 100 / (20 * 1024.0 ^ 3))::integer as percent from public.inquiry_files
  ), found as (
    select
      *, null::text as collection, null::text as language, null::text as field, null::text as address,
      null::text[] as names
    from (
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
    select 'backupOld', '', null, '', (max(made_at) at time zone 'Europe/Sofia')::date, null
    from private.backups
    having coalesce(max(made_at), '-infinity') < now() - interval '1 day'
    union all
    select 'factOld', fact.name, null, fact.name, fact.day::date, null
    from jsonb_each_text(facts) as fact (name, day), days
    where fact.day::date < today - interval '1 year'
    union all
    -- No link for a password reaches them, and no warning.
    select 'administratorWithoutEmail', id::text, id, username, null, null
    from public.admins
    where 'administrator' = any (roles) and disabled_at is null and password_hash is not null and email is null
    union all
    -- Whose deputy is not known, or away as well.
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
    select kind, collection, null, '', null, number, collection, null, null, null, null
    from private.attention_mail_counts
    cross join lateral (values ('mailsFailed', failed), ('mailsWait', delayed)) as counts (kind, number)
    where number > 0
    union all
    -- Told before there is no room for files any more: of what the server gives them, and of the disk.
    select 'filesFill', '', null, '', null, percent, 'inquiries', null, null, null, null from stored where percent >= 80
    union all
    select 'diskFills', '', null, '', null, disk_percent, null, null, null, null, null where disk_percent is not null
    union all
    -- The last inquiry was mailed for a trial.
    select 'trialRecipients', '', null, '', null, null, null, null, null, null, null
    where (
      select is_trial from public.mails where kind = 'inquiry' and status = 'sent' order by sent_at desc limit 1
    )
    union all
    -- Few are named, each with its field; of many the list is told.
    select
      'pictureWithoutText', item.id::text, item.id, private.first_title(item.content), null, null, undescribed.collection,
      picture.language, 'alt:' || picture.file, null, null
    from undescribed
    join public.news as item using (id)
    cross join lateral private.undescribed_picture(item) as picture
    where many <= 5
    union all
    select 'picturesWithoutText', collection, null, '', null, many, collection, null, null, null, null
    from undescribed
    where many > 5
    group by collection, many
    union all
    -- Of what is read now: a few of the newest, each with its languages. That the archive lacks some is no task.
    (
      select
        'languageMissing', item.id::text || '/' || array_to_string(recent.languages, '-'), item.id,
        private.first_title(item.content), null, null, recent.collection, recent.languages[1], null, null, recent.languages
      from (
        select
          id, collection, published_on,
          array(
            select language from unnest(array['bg', 'en', 'de', 'it']) with ordinality as each (language, line)
            where split_part(title_search, E'\n', line::integer) = ''
            order by line
          ) as languages
        from shown, days
        where published_on > today - 90
      ) as recent
      join public.news as item using (id)
      where recent.languages <> '{}'
      order by recent.published_on desc, item.id
      limit 5
    )
    union all
    -- Other countries are another finding: putting this one off did not mean them.
    select
      'countryUnserved', family || '/' || md5(string_agg(country, ',' order by country)), null, family, null,
      count(*)::integer, null, null, null, null, array_agg(country order by country)
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
      (answer.dead_since at time zone 'Europe/Sofia')::date, answer.status, link.source, link.language,
      private.field_of_link(link.source, link.item_id, link.language, link.address), link.address, null
    from private.link_answers as answer
    join private.shown_links as link using (address)
    where answer.dead_answers >= 3
  )
  select
    found.kind || ':' || subject, found.kind, found.item_id, found.title, found.day, found.number,
    found.collection, found.language, found.field, found.address, found.names,
    snoozes.until, snoozes.reason, snoozes.by_whom
  from found
  cross join days
  left join public.snoozes on snoozes.finding = found.kind || ':' || subject and snoozes.until > today
  order by found.day, found.kind, found.collection, found.title;
$$;
comment on function public.attention_findings is
  'What needs attention now: of which item, until or since which day, how many, which link, which countries or languages; until when it is snoozed, why and by whom. Facts are a name and the day they are of; disk_percent is how full the disk is, when that is too full.';
