create table public.careers (
  id uuid primary key default gen_random_uuid(),
  title text not null,
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
  deleted_at timestamptz,
  deleted_by text,
  updated_by text,

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
comment on column public.careers.request_key is 'The idempotency key of the request that created the position.';
comment on column public.careers.request_hash is 'SHA-256 of the content of the request that created the position.';
comment on column public.careers.update_key is 'The idempotency key of the last update.';
comment on column public.careers.update_hash is 'SHA-256 of the content of the last update.';
comment on column public.careers.deleted_at is 'Set when the position lies in the trash.';
comment on column public.careers.deleted_by is 'Who moved the position to the trash.';
comment on column public.careers.updated_by is 'Who has saved the position last.';

create index careers_in_trash on public.careers (deleted_at) where deleted_at is not null;

-- As for news.
revoke all on public.careers from public, anon, authenticated, service_role;
grant select (
  id, title, start_date, end_date, responsibilities, requirements, additional, created_at, updated_at
) on public.careers to anon;
grant select, insert, update, delete on public.careers to service_role;

alter table public.careers enable row level security;

create policy "Everyone reads positions that are not deleted"
on public.careers for select to anon
using (deleted_at is null);

create trigger set_updated_at before update on public.careers
for each row execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.careers
for each statement execute function private.count_content_change();
