-- A position has one clock: visitors read one that is not hidden from the day after its first to its last, in Sofia.
create table public.careers (
  id uuid primary key default gen_random_uuid(),
  is_hidden boolean not null default false,
  title text not null,
  is_internship boolean not null default false,
  start_date date not null,
  end_date date not null,
  responsibilities text not null default '',
  requirements text not null default '',
  additional text not null default '',
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint careers_has_a_title check (btrim(title) <> '' and char_length(title) <= 200),
  constraint careers_start_date_is_a_calendar_day check (start_date between '1000-01-01' and '9999-12-31'),
  constraint careers_end_date_is_a_calendar_day check (end_date between '1000-01-01' and '9999-12-31'),
  constraint careers_end_is_not_before_start check (end_date >= start_date),
  constraint careers_texts_are_bounded check (
    greatest(char_length(responsibilities), char_length(requirements), char_length(additional)) <= 200000
  ),
  constraint careers_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint careers_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint careers_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint careers_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint careers_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);
comment on table public.careers is 'Open positions; one is visible after its start date and up to its end date.';
comment on column public.careers.is_hidden is 'Visitors read what is not hidden, on its days.';
comment on column public.careers.is_internship is 'It is for trainees.';
comment on column public.careers.request_key is 'The idempotency key of the request that created the position.';
comment on column public.careers.request_hash is 'SHA-256 of the content of the request that created the position.';
comment on column public.careers.update_key is 'The idempotency key of the last update.';
comment on column public.careers.update_hash is 'SHA-256 of the content of the last update.';
comment on column public.careers.updated_by is 'Who has saved the position last.';
comment on column public.careers.deleted_at is 'Set when the position lies in the trash.';
comment on column public.careers.deleted_by is 'Who moved the position to the trash.';

create index careers_in_trash on public.careers (deleted_at) where deleted_at is not null;

create view private.visible_careers with (security_invoker = true) as
select * from public.careers
where not is_hidden and deleted_at is null;
comment on view private.visible_careers is 'The positions that visitors may read on their days.';
grant select on private.visible_careers to service_role;

-- As for news.
grant select (
  id, title, is_internship, start_date, end_date, responsibilities, requirements, additional, created_at, updated_at
) on public.careers to anon;

alter table public.careers enable row level security;

-- The same days as isVisible of the API's contract.
create policy "Everyone reads positions that are open today"
on public.careers for select to anon
using (
  not is_hidden
  and deleted_at is null
  and start_date < (now() at time zone 'Europe/Sofia')::date
  and (now() at time zone 'Europe/Sofia')::date <= end_date
);

create trigger set_updated_at before update on public.careers
for each row execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.careers
for each statement execute function private.count_content_change();

create trigger judge_updated_by before insert or update of updated_by on public.careers
for each row execute function private.judge_writer('positions', 'updated_by');
create trigger judge_deleted_by before update of deleted_by on public.careers
for each row execute function private.judge_writer('positions', 'deleted_by');
create trigger judge_setting before delete on public.careers
for each row execute function private.judge_writer('positions');

create trigger note_career after insert or update or delete on public.careers
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.note_collection_act('career', 'title');

create function public.careers_page(page_size integer, page_start integer default 0) returns setof public.careers
language sql stable security invoker set search_path = ''
as $$
  select * from private.visible_careers order by start_date desc, id limit page_size offset page_start;
$$;
comment on function public.careers_page is 'Positions that are not hidden, those that start last first.';

create function public.career_by_id(of_id uuid) returns setof public.careers
language sql stable security invoker set search_path = ''
as $$
  select * from private.visible_careers where id = of_id;
$$;
comment on function public.career_by_id is 'A position, when it is not hidden.';

insert into private.collections (name, kind, role, title_bg, title_en) values ('careers', 'career', 'positions', 'title', null);
select private.keep_versions_of('careers');
