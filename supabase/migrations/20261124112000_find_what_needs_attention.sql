-- Backups and findings that somebody has put off; what is found is `attention_findings`, which needs all that is kept.
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

create function public.put_off_finding(of_finding text, why text, until_day date, whom text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  insert into private.put_offs (finding, reason, until, by_whom) values (of_finding, why, until_day, whom)
  on conflict (finding) do update set reason = excluded.reason, until = excluded.until, by_whom = excluded.by_whom
  returning true;
$$;
comment on function public.put_off_finding is 'A finding is not shown among the others until a day, in Sofia; true when that is kept.';

create function public.take_up_finding(of_finding text, by_whom text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select set_config('app.by_whom', by_whom, true);
  delete from private.put_offs where finding = of_finding;
  select true;
$$;
comment on function public.take_up_finding is 'A finding that was put off is shown again.';

create function private.has_description(alt jsonb, pictures jsonb, file text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(pictures #>> array[file, 'isDecorative'], '') = 'true'
    or exists (select from jsonb_each_text(coalesce(alt -> file, '{}')) as texts where btrim(texts.value) <> '');
$$;

revoke execute on function public.note_backup from public, anon, authenticated;
revoke execute on function public.put_off_finding from public, anon, authenticated;
revoke execute on function public.take_up_finding from public, anon, authenticated;
grant execute on function public.note_backup to service_role;
grant execute on function public.put_off_finding to service_role;
grant execute on function public.take_up_finding to service_role;
