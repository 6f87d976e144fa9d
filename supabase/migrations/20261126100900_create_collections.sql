-- The collections by the names of their tables. A new one adds its row in its own migration, and is in the trash, its emptying,
-- the numbers of the tabs and in restorations without another word.
create table private.collections (
  name text primary key,
  kind text not null unique,
  role text not null,
  title_bg text not null default 'title_bg',
  title_en text default 'title_en',
  list text[] not null default '{}'
);
comment on table private.collections is 'Tables that staff keep in order by themselves.';
comment on column private.collections.kind is 'What journal and trash call one of its rows.';
comment on column private.collections.role is 'Whose its rows are.';
comment on column private.collections.title_bg is 'The column with the title of a row.';
comment on column private.collections.title_en is 'The one with its English title; null where a row has one title.';
comment on column private.collections.list is 'The columns that are equal in the rows of one list, of a collection with places.';
grant select on private.collections to service_role;

create function private.collection_table(collection text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from private.collections where name = collection) then
    raise exception 'no collection %', collection using errcode = 'check_violation';
  end if;
  return format('public.%I', collection);
end;
$$;

create function private.with_reason(reason text, changes jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when reason is null then changes else
    jsonb_build_array(jsonb_build_object('field', 'reason', 'before', '', 'after', reason))
    || coalesce(jsonb_path_query_array(changes, '$[0 to 10]'), '[]')
  end;
$$;
comment on function private.with_reason is 'The changes of an entry of the journal, after the reason for it, if there is one.';

create function private.is_kept(collection_row jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((collection_row ->> 'kept_until')::date >= (now() at time zone 'Europe/Sofia')::date, false);
$$;
comment on function private.is_kept is 'Whether the law wants a row of a collection to be public: it leaves with a reason only.';

-- A collection calls it with its kind in the journal and the column of its titles. A file of its own makes "replace".
create function private.note_collection_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  done text;
  reason text;
begin
  done := case
    when tg_op = 'DELETE' then 'erase'
    when was ->> 'deleted_at' is null and is_now ->> 'deleted_at' is not null then 'delete'
    when was ->> 'deleted_at' is not null then 'restore'
    when is_now ->> 'is_hidden' = 'true' and was ->> 'is_hidden' is distinct from 'true' then 'hide'
    when tg_op = 'INSERT' or was ->> 'is_hidden' = 'true' and is_now ->> 'is_hidden' = 'false' then 'publish'
    when was ->> 'file' is distinct from is_now ->> 'file' then 'replace'
    else 'change'
  end;
  reason := nullif(
    case when done in ('delete', 'erase') then current_setting('app.reason', true) else is_now ->> 'withdrawal_reason' end, ''
  );
  perform private.note_act(row(
    null, null,
    case
      when done = 'erase' then nullif(current_setting('app.by_whom', true), '')
      when done = 'delete' then is_now ->> 'deleted_by'
      else is_now ->> 'updated_by'
    end,
    done, tg_argv[0], (is_now ->> 'id')::uuid, is_now ->> tg_argv[1], null,
    private.with_reason(
      reason,
      case
        when done in ('change', 'replace', 'publish', 'hide') and tg_op = 'UPDATE'
          then private.changes_between(was - private.unnamed_columns(), is_now - private.unnamed_columns())
      end
    )
  )::public.journal);
  return null;
end;
$$;

-- The content of rows of collections before they were changed.
create table public.collection_versions (
  id uuid primary key default gen_random_uuid(),
  collection text not null,
  item_id uuid not null,
  version integer not null,
  saved_at timestamptz not null,
  saved_by text,
  item jsonb not null,

  constraint collection_versions_are_numbered unique (collection, item_id, version),
  constraint collection_versions_begin_with_one check (version > 0)
);
comment on table public.collection_versions is
  'What each save made of a row of a collection, in the order of version; one that was never changed has none. Only the API reads them.';
comment on column public.collection_versions.collection is 'The name of the table.';
comment on column public.collection_versions.item is 'The columns of the row that staff write, and what follows from them.';

alter table public.collection_versions enable row level security;

create function private.collection_content(collection_row jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select collection_row - array[
    'id', 'name', 'position', 'created_at', 'updated_at', 'updated_by', 'deleted_at', 'deleted_by', 'request_key',
    'request_hash', 'update_key', 'update_hash', 'kept_until', 'withdrawal_reason'
  ];
$$;
comment on function private.collection_content is 'A row of a collection without its keys, its place and who was at it when.';

-- The row is locked by its update, so that each version has its own number.
create function private.keep_collection_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  is_now constant jsonb := to_jsonb(new);
  number integer;
begin
  if private.collection_content(was) = private.collection_content(is_now) then
    return null;
  end if;
  select max(version) into number from public.collection_versions where collection = tg_table_name and item_id = new.id;
  if number is null then
    number := 1;
    insert into public.collection_versions (collection, item_id, version, saved_at, saved_by, item)
    values (tg_table_name, new.id, 1, old.updated_at, old.updated_by, private.collection_content(was));
  end if;
  insert into public.collection_versions (collection, item_id, version, saved_at, saved_by, item)
  values (tg_table_name, new.id, number + 1, new.updated_at, new.updated_by, private.collection_content(is_now));
  return null;
end;
$$;

-- What staff have begun: of a new row, or of one that is stored; each account has its own of the latter.
create table public.collection_drafts (
  id uuid primary key,
  collection text not null,
  item_id uuid,
  based_on timestamptz,
  title text not null default '',
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  created_by text,
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint collection_drafts_are_one_an_account unique (collection, item_id, created_by),
  constraint collection_drafts_know_their_base check ((item_id is null) = (based_on is null)),
  constraint collection_drafts_title_is_short check (char_length(title) <= 500),
  constraint collection_drafts_content_is_bounded check (
    jsonb_typeof(content) = 'object' and octet_length(content::text) <= 4000000
  ),
  constraint collection_drafts_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);
comment on table public.collection_drafts is
  'What staff have written of rows of collections and not published, as the form holds it; only the API reads them.';
comment on column public.collection_drafts.id is 'Of a new row, it becomes its id.';
comment on column public.collection_drafts.collection is 'The name of the table.';
comment on column public.collection_drafts.item_id is 'The row that it will change; null for a new one.';
comment on column public.collection_drafts.based_on is 'updated_at of the row that it was made from; another one is a conflict.';
comment on column public.collection_drafts.title is 'By which staff call it; a draft may have none yet.';

create index collection_drafts_of_items on public.collection_drafts (item_id) where item_id is not null;

alter table public.collection_drafts enable row level security;

create function private.judge_collection_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_trashed constant boolean := tg_op = 'UPDATE' and new.deleted_at is not null;
begin
  perform private.require_role(
    case when is_trashed then new.deleted_by else new.updated_by end,
    array(select role from private.collections where name = new.collection)
  );
  return new;
end;
$$;

create trigger set_updated_at before update on public.collection_drafts
for each row execute function private.set_updated_at();
create trigger judge_writer before insert or update on public.collection_drafts
for each row execute function private.judge_collection_draft();

-- A restoration replaces them as a whole.
create function private.erase_collection_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.collection_versions where collection = tg_table_name and item_id = old.id;
  delete from public.collection_drafts where collection = tg_table_name and item_id = old.id;
  return null;
end;
$$;

create function private.keep_versions_of(collection text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    $sql$
      create trigger keep_version after update on public.%1$I
      for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
      execute function private.keep_collection_version();
      create trigger erase_versions after delete on public.%1$I
      for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
      execute function private.erase_collection_versions();
    $sql$,
    collection
  );
end;
$$;
comment on function private.keep_versions_of is 'Gives a collection a history; the migration of a new one calls it.';

create function public.erase_old_collection_versions() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with lasting as (
    select id, lead(saved_at) over (partition by collection, item_id order by version) as ended_at
    from public.collection_versions
  ), erased as (
    delete from public.collection_versions
    where id in (select id from lasting where ended_at < now() - interval '24 months')
    returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_collection_versions is
  'Erases versions of rows of collections that another one followed more than 24 months ago, and says how many.';

-- Places are counted again only where two rows have one. A row whose place alone changed keeps updated_at, or anyone who has it
-- open could not save it any more.
create function public.move_collection_item(
  collection text, item_id uuid, after_id uuid, before_id uuid, by_whom text, with_key text default null
) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  of_table constant text := private.collection_table(collection);
  of_collection constant private.collections := (select collections from private.collections where name = collection);
  in_one_list constant text := (
    select coalesce(string_agg(format('other.%1$I is not distinct from moved.%1$I', column_name), ' and '), 'true')
    from unnest(of_collection.list) as of_list (column_name)
  );
  listed uuid[];
  others uuid[];
  place integer;
  last_key text;
  label text;
begin
  -- All of the list in the order of their ids, so that two who move neighbours towards each other wait for each other.
  execute format(
    'select from %1$s as moved join %1$s as other on %2$s
    where moved.id = $1 and other.deleted_at is null order by other.id for no key update of other',
    of_table, in_one_list
  ) using item_id;
  execute format('select update_key, %I from %s where id = $1 and deleted_at is null', of_collection.title_bg, of_table)
  into last_key, label using item_id;
  if last_key = with_key then
    return true;
  end if;
  execute format(
    'select coalesce(array_agg(other.id order by other.position, other.id), ''{}'')
    from %1$s as moved join %1$s as other on %2$s
    where moved.id = $1 and moved.deleted_at is null and other.deleted_at is null',
    of_table, in_one_list
  ) into listed using item_id;
  others := array_remove(listed, item_id);
  place := case when after_id is null then 0 else array_position(others, after_id) end;
  if listed = '{}' or place is null or others[place + 1] is distinct from before_id then
    return false;
  end if;
  if listed[place + 1] = item_id then
    return true;
  end if;
  perform set_config('app.by_whom', by_whom, true), set_config('app.is_moving', 'on', true);
  execute format(
    'with places as (
      select number, number + max(position - number) over (order by number) as position
      from (select position, row_number() over (order by position, id) as number from %1$s where id = any ($1)) as counted
    )
    update %1$s as changed set
      position = places.position::integer,
      update_key = case when id = $2 then $3 else update_key end,
      update_hash = case when id = $2 then null else update_hash end
    from unnest($1) with ordinality as ordered (item, number)
    join places using (number)
    where id = item and (id = $2 or changed.position <> places.position)',
    of_table
  ) using others[:place] || item_id || others[place + 1:], item_id, with_key;
  perform set_config('app.is_moving', 'off', true);
  perform private.note_act(row(
    null, null, nullif(by_whom, ''), 'move', of_collection.kind, item_id, label, null, null
  )::public.journal);
  return true;
end;
$$;
comment on function public.move_collection_item is
  'Puts a row of a collection between two others of its list, null for its ends, once for each key; false when these two do not stand beside each other.';

create function public.trash_collection_item(collection text, item_id uuid, by_whom text, reason text default '') returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  rows integer;
begin
  perform set_config('app.reason', reason, true);
  execute format(
    'update %s set deleted_at = clock_timestamp(), deleted_by = $2 where id = $1 and deleted_at is null',
    private.collection_table(collection)
  ) using item_id, by_whom;
  get diagnostics rows = row_count;
  if rows = 0 then
    update public.collection_drafts as draft set deleted_at = clock_timestamp(), deleted_by = by_whom
    where draft.collection = $1 and draft.id = $2 and draft.item_id is null and draft.deleted_at is null;
    get diagnostics rows = row_count;
  end if;
  return rows > 0;
end;
$$;
comment on function public.trash_collection_item is 'Moves a row of a collection to the trash; false when it is not there. What the law wants public goes with a reason.';

create function public.restore_collection_item(collection text, item_id uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  rows integer;
begin
  execute format(
    'update %s set deleted_at = null, deleted_by = null, updated_by = $2 where id = $1 and deleted_at is not null',
    private.collection_table(collection)
  ) using item_id, by_whom;
  get diagnostics rows = row_count;
  if rows = 0 then
    update public.collection_drafts as draft set deleted_at = null, deleted_by = null, updated_by = by_whom
    where draft.collection = $1 and draft.id = $2 and draft.deleted_at is not null;
    get diagnostics rows = row_count;
  end if;
  return rows > 0;
end;
$$;
comment on function public.restore_collection_item is 'Takes a row of a collection out of the trash; false when it is not in it.';

create function public.erase_collection_item(collection text, item_id uuid, by_whom text, reason text default '') returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  rows integer;
begin
  perform set_config('app.by_whom', by_whom, true);
  perform set_config('app.reason', reason, true);
  execute format('delete from %s where id = $1 and deleted_at is not null', private.collection_table(collection))
  using item_id;
  get diagnostics rows = row_count;
  if rows = 0 then
    delete from public.collection_drafts as draft
    where draft.collection = $1 and draft.id = $2 and draft.deleted_at is not null;
    get diagnostics rows = row_count;
  end if;
  return rows > 0;
end;
$$;
comment on function public.erase_collection_item is 'Erases a row of a collection in the trash; false when it is not in it. What the law wants public goes with a reason.';

-- Of the last saved first. The columns are those that a list shows: what a draft says is up to four megabytes.
create function public.listed_drafts(collection text, page_size integer) returns table (
  id uuid, item_id uuid, title text, created_by text, updated_at timestamptz, updated_by text
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query execute format(
    $query$
      select draft.id, draft.item_id, draft.title, draft.created_by, draft.updated_at, draft.updated_by
      from public.collection_drafts as draft
      left join %s as item on item.id = draft.item_id
      where draft.collection = $1 and draft.deleted_at is null
        and (draft.item_id is null or (item.id is not null and item.deleted_at is null))
      order by draft.updated_at desc, draft.id
      limit $2
    $query$,
    private.collection_table(collection)
  ) using collection, page_size;
end;
$$;
comment on function public.listed_drafts is
  'Drafts of a collection, last saved first, without those that are in the trash or whose row is.';

create function private.time_in_trash() returns interval
language sql immutable set search_path = ''
as $$
  select interval '30 days';
$$;

create function public.trash_page(
  page_size integer default 100,
  before_deleted timestamptz default null,
  before_id uuid default null
) returns table (
  kind text, id uuid, titles jsonb, slug text, cover text,
  deleted_at timestamptz, deleted_by text, erased_at timestamptz, is_kept boolean
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  of_collections constant text := (
    select string_agg(
      format(
        $part$ union all
        select %L, id, jsonb_build_object('bg', %I, 'en', %s, 'de', '', 'it', ''), null, null, deleted_at, deleted_by,
          to_jsonb(kept_row)
        from public.%I as kept_row
        where deleted_at is not null $part$,
        collections.kind, collections.title_bg, coalesce(quote_ident(collections.title_en), quote_literal('')), collections.name
      ),
      ''
      order by collections.name
    )
    from private.collections
  );
begin
  return query execute $page$
    select
      kind, id, titles, slug, cover, deleted_at, deleted_by,
      greatest(deleted_at + private.time_in_trash(), ((kept_row ->> 'kept_until')::date + 1)::timestamp at time zone 'Europe/Sofia'),
      private.is_kept(kept_row)
    from (
      select
        case when is_media then 'media' else 'news' end as kind,
        id,
        jsonb_build_object(
          'bg', content #>> '{bg,title}', 'en', content #>> '{en,title}',
          'de', content #>> '{de,title}', 'it', content #>> '{it,title}'
        ) as titles,
        slug, cover, deleted_at, deleted_by, null::jsonb as kept_row
      from public.news
      where deleted_at is not null
      union all
      select
        collections.kind, draft.id, jsonb_build_object('bg', draft.title, 'en', '', 'de', '', 'it', ''), null, null,
        draft.deleted_at, draft.deleted_by, null::jsonb
      from public.collection_drafts as draft
      join private.collections on collections.name = draft.collection
      where draft.deleted_at is not null $page$
    || of_collections
    || $page$) as entries
    where $3 is null or (deleted_at, id) < ($2, $3)
    order by deleted_at desc, id desc
    limit $1
  $page$ using page_size, before_deleted, before_id;
end;
$$;
comment on function public.trash_page is
  'What lies in the trash, last deleted first; before_… is the last row of the page before. What has one title has it as bg. is_kept: it is erased with a reason only.';

create function public.erase_trash(until timestamptz default null, by_whom text default '', reason text default '') returns table (items integer, files text[])
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  due constant timestamptz := coalesce(until, now() - private.time_in_trash());
  -- By itself the server erases nothing that the law wants to be kept.
  is_due constant text := 'deleted_at <= $1' || case when until is null then ' and not private.is_kept(to_jsonb(kept_row))' else '' end;
  due_news constant uuid[] := array(select id from public.news where deleted_at <= due);
  pictures constant text[] := private.news_pictures(due_news);
  collection text;
  rows integer;
begin
  items := 0;
  files := pictures;
  perform set_config('app.by_whom', by_whom, true);
  perform set_config('app.reason', reason, true);
  perform set_config('app.counts_itself', 'on', true);
  if due_news <> '{}' then
    perform from public.news_drafts where id = any (due_news) order by id for update;
    perform from public.news where id = any (due_news) order by id for update;
    delete from public.news where id = any (due_news) and deleted_at <= due;
    get diagnostics items = row_count;
  end if;
  foreach collection in array array(select name from private.collections order by name) loop
    execute format('select from public.%I as kept_row where %s order by id for update', collection, is_due) using due;
    execute format('delete from public.%I as kept_row where %s', collection, is_due) using due;
    get diagnostics rows = row_count;
    items := items + rows;
  end loop;
  perform set_config('app.counts_itself', 'off', true);
  if items > 0 then
    perform private.count_change();
  end if;
  -- An account that takes a draft out of the trash has counted a change before.
  delete from public.collection_drafts where deleted_at <= due;
  get diagnostics rows = row_count;
  items := items + rows;
  return next;
end;
$$;
comment on function public.erase_trash is
  'Erases what was deleted up to a moment, else 30 days ago: how many items, and the pictures that they let go. What the law wants public goes with a reason, and not by itself.';
