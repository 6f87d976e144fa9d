-- Who did what, and when. It names things by their titles and numbers, and holds nothing that visitors wrote.
create table public.journal (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  by_whom text not null,
  act text not null,
  kind text not null,
  item_id uuid,
  label text not null default '',
  moment timestamptz,
  changes jsonb not null default '[]',

  constraint journal_act_is_known check (
    act in (
      'draft', 'publish', 'plan', 'change', 'move', 'replace', 'hide', 'delete', 'restore', 'erase', 'new', 'inWork', 'answered',
      'spam', 'note', 'resend', 'export', 'signIn', 'send', 'cancel', 'test', 'password', 'invite', 'roles', 'stop', 'start',
      'reset', 'secondStep', 'noSecondStep', 'passkey', 'noPasskey', 'email', 'share', 'unshare', 'snooze',
      'unsnooze'
    )
  ),
  constraint journal_kind_is_known check (
    kind in (
      'news', 'media', 'career', 'document', 'event', 'person', 'inquiry', 'session', 'newsletter', 'account', 'finding'
    )
  ),
  constraint journal_label_is_short check (char_length(label) <= 300),
  constraint journal_changes_are_few check (jsonb_typeof(changes) = 'array' and jsonb_array_length(changes) <= 12)
);
comment on table public.journal is 'Who did what, and when; only the API reads it.';
comment on column public.journal.by_whom is 'The user name at that time.';
comment on column public.journal.label is 'The title of the thing at that time, or its number.';
comment on column public.journal.moment is 'When what was planned comes to the site.';
comment on column public.journal.changes is
  'What was changed of it, each with field, before and after, shortened; the first twelve in the order of their names.';

create index journal_last_first on public.journal (created_at desc, id desc);
create index journal_of_an_item on public.journal (item_id, created_at desc) where item_id is not null;

alter table public.journal enable row level security;

-- What the server did by itself is not noted. A form that is written in saves every few seconds: that is noted once in ten
-- minutes.
create function private.note_act(entry public.journal) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if entry.by_whom is null then
    return;
  end if;
  if entry.act = 'draft' then
    update public.journal set created_at = clock_timestamp(), label = entry.label
    where id = (select id from public.journal where item_id = entry.item_id order by created_at desc limit 1)
      and act = 'draft' and by_whom = entry.by_whom and created_at > clock_timestamp() - interval '10 minutes';
    if found then
      return;
    end if;
  end if;
  insert into public.journal (by_whom, act, kind, item_id, label, moment, changes)
  values (
    entry.by_whom, entry.act, entry.kind, entry.item_id, entry.label, entry.moment, coalesce(entry.changes, '[]')
  );
end;
$$;

-- Enough to recognise a text by; what it said as a whole is in its history.
create function private.in_short(value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when char_length(words) > 160 then left(words, 159) || '…' else words end
  from (
    select btrim(regexp_replace(
      case jsonb_typeof(value)
        when 'array' then (select string_agg(entry, ', ' order by place) from jsonb_array_elements_text(value) with ordinality as one (entry, place))
        else value #>> '{}'
      end, '(<[^>]*>|\s)+', ' ', 'g'
    )) as words
  ) as plain;
$$;

create function private.changes_between(was jsonb, is_now jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'field', field, 'before', coalesce(private.in_short(was -> field), ''),
        'after', coalesce(private.in_short(is_now -> field), '')
      )
      order by field
    ),
    '[]'
  )
  from (
    select field from jsonb_object_keys(is_now) as field
    where was -> field is distinct from is_now -> field
    order by field limit 12
  ) as changed;
$$;
comment on function private.changes_between is 'What differs between two rows, as the journal says it.';

create function private.unnamed_columns() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'id', 'name', 'position', 'created_at', 'updated_at', 'updated_by', 'deleted_at', 'deleted_by', 'request_key',
    'request_hash', 'update_key', 'update_hash', 'bytes', 'pages', 'sha256', 'thumbnail_width', 'thumbnail_height', 'is_sample',
    'file_since', 'folder', 'sequence', 'changed_at', 'moved_from', 'kept_until', 'withdrawal_reason'
  ];
$$;
comment on function private.unnamed_columns is 'What a form does not name: keys, places, and what follows from other columns.';

create function public.journal_page(
  filter jsonb default '{}',
  page_size integer default 50,
  before_created timestamptz default null,
  before_id uuid default null
) returns setof public.journal
language sql stable security invoker set search_path = ''
as $$
  select *
  from public.journal
  where (before_id is null or (created_at, id) < (before_created, before_id))
    and (filter ->> 'by' is null or by_whom = filter ->> 'by')
    and (filter ->> 'kind' is null or kind = filter ->> 'kind')
    and (filter ->> 'from' is null or created_at >= (filter ->> 'from')::date::timestamp at time zone 'Europe/Sofia')
    and (filter ->> 'until' is null or created_at < ((filter ->> 'until')::date + 1)::timestamp at time zone 'Europe/Sofia')
  order by created_at desc, id desc
  limit page_size;
$$;
comment on function public.journal_page is
  'What was done, the last first, by one person, to one kind of thing, on the days from … until in Sofia, if asked; before_… is the last row of the page before.';

create function public.journal_people() returns setof text
language sql stable security invoker set search_path = ''
as $$
  select distinct by_whom from public.journal order by 1;
$$;
comment on function public.journal_people is 'All names that stand in the journal.';

create function public.erase_old_journal() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with erased as (
    delete from public.journal where created_at < now() - interval '24 months' returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_journal is 'Erases what was done more than 24 months ago, and says how much.';
