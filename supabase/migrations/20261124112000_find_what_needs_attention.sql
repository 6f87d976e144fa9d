-- Backups and findings that somebody has snoozed; what is found is `attention_findings`, which needs all that is kept.
create table private.backups (
  is_single boolean primary key default true check (is_single),
  made_at timestamptz not null
);
comment on table private.backups is 'When the last backup was whole, as it said itself.';

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
comment on table public.snoozes is 'Findings that somebody does not want to see until a day, in Sofia; only the API reads them.';

revoke all on private.backups, public.snoozes from public, anon, authenticated, service_role;
grant select, insert, update on private.backups to service_role;
grant select, insert, update, delete on public.snoozes to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.snoozes enable row level security;

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

revoke execute on function public.note_backup from public, anon, authenticated;
revoke execute on function public.snooze_finding from public, anon, authenticated;
revoke execute on function public.unsnooze_finding from public, anon, authenticated;
grant execute on function public.note_backup to service_role;
grant execute on function public.snooze_finding to service_role;
grant execute on function public.unsnooze_finding to service_role;
