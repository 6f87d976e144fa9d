create table public.careers (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  start_date date not null,
  end_date date not null,
  responsibilities text not null default '',
  requirements text not null default '',
  additional text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,

  constraint careers_has_a_title check (btrim(title) <> '' and char_length(title) <= 200),
  constraint careers_start_date_is_a_calendar_day check (start_date between '1000-01-01' and '9999-12-31'),
  constraint careers_end_date_is_a_calendar_day check (end_date between '1000-01-01' and '9999-12-31'),
  constraint careers_end_is_not_before_start check (end_date >= start_date),
  constraint careers_texts_are_bounded check (
    greatest(char_length(responsibilities), char_length(requirements), char_length(additional)) <= 200000
  )
);

comment on table public.careers is 'Open positions; one is visible after its start date and up to its end date.';
comment on column public.careers.deleted_at is 'Set when the position lies in the trash.';

revoke all on public.careers from public, anon, authenticated, service_role;
grant select on public.careers to anon;
grant all on public.careers to service_role;

alter table public.careers enable row level security;

create policy "Everyone reads positions that are not deleted"
on public.careers for select to anon
using (deleted_at is null);

create trigger set_updated_at before update on public.careers
for each row execute function private.set_updated_at();
