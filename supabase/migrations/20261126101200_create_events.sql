-- Dates for investors: reports, general meetings and whatever else staff announce.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null,
  title_en text not null,
  title_bg text not null,
  note_en text not null default '',
  day date not null,
  moved_from date,
  is_cancelled boolean not null default false,
  reason_en text not null default '',
  is_hidden boolean not null default false,
  sequence integer not null default 0,
  changed_at timestamptz not null default clock_timestamp(),
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint events_have_their_own_address unique (name),
  constraint events_name_is_an_address check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 100),
  constraint events_kind_is_known check (
    kind in (
      'quarterlyIndividual', 'quarterlyConsolidated', 'annualIndividual', 'annualConsolidated', 'generalMeeting',
      'dividend', 'other'
    )
  ),
  constraint events_have_titles check (
    btrim(title_en) <> '' and btrim(title_bg) <> '' and greatest(char_length(title_en), char_length(title_bg)) <= 200
  ),
  constraint events_texts_are_bounded check (greatest(char_length(note_en), char_length(reason_en)) <= 200),
  constraint events_day_is_a_calendar_day check (day between '1900-01-01' and '2999-12-31'),
  constraint events_moved_from_another_day check (moved_from <> day),
  constraint events_reason_is_of_a_cancellation check (reason_en = '' or is_cancelled),
  constraint events_sequence_counts check (sequence >= 0),
  constraint events_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint events_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint events_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint events_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint events_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);
comment on table public.events is 'The dates for investors; only the API reads them.';
comment on column public.events.name is
  'What stays when its day and title change: its UID, and the last part of /investors/calendar/{name}.ics.';
comment on column public.events.title_bg is 'What the administration calls it.';
comment on column public.events.moved_from is 'The day that visitors saw before.';
comment on column public.events.reason_en is 'Why it was cancelled.';
comment on column public.events.sequence is 'SEQUENCE of RFC 5545: higher after each change that calendars have to follow.';
comment on column public.events.changed_at is 'When the sequence was raised last: DTSTAMP of RFC 5545.';
comment on column public.events.request_key is 'The idempotency key of the request that created the event.';
comment on column public.events.update_key is 'The idempotency key of the last update.';

create index events_in_trash on public.events (deleted_at) where deleted_at is not null;

alter table public.events enable row level security;

-- A day that visitors have not seen is corrected, not moved.
create function private.follow_event_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.day <> old.day and not old.is_hidden and old.deleted_at is null then
    new.moved_from := case when new.day is distinct from old.moved_from then old.day end;
  elsif new.day = old.moved_from then
    new.moved_from := null;
  end if;
  if not new.is_cancelled then
    new.reason_en := '';
  end if;
  if (new.title_en, new.note_en, new.day, new.is_cancelled, new.reason_en, new.is_hidden, new.deleted_at is null)
    is distinct from
    (old.title_en, old.note_en, old.day, old.is_cancelled, old.reason_en, old.is_hidden, old.deleted_at is null)
  then
    new.sequence := old.sequence + 1;
    new.changed_at := clock_timestamp();
  end if;
  return new;
end;
$$;

create trigger follow_change before update on public.events
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.follow_event_change();
create trigger set_updated_at before update on public.events
for each row execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.events
for each statement execute function private.count_content_change();
create trigger note_event after insert or update or delete on public.events
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.note_collection_act('event', 'title_bg');
create trigger judge_updated_by before insert or update of updated_by on public.events
for each row execute function private.judge_writer('documents', 'updated_by');
create trigger judge_deleted_by before update of deleted_by on public.events
for each row execute function private.judge_writer('documents', 'deleted_by');
create trigger judge_setting before delete on public.events
for each row execute function private.judge_writer('documents');

insert into private.collections (name, kind, role) values ('events', 'event', 'documents');
select private.keep_versions_of('events');
