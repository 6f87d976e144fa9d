-- The registers by the names of their tables. A new one adds its row here, and is in the trash, its emptying, the numbers of
-- the tabs and in restorations without another word.
create table private.registers (
  name text primary key,
  kind text not null unique,
  title_bg text not null default 'title_bg',
  title_en text not null default 'title_en',
  list text[] not null default '{}'
);
comment on table private.registers is 'Tables that staff keep in order by themselves.';
comment on column private.registers.kind is 'What journal and trash call one of its rows.';
comment on column private.registers.title_bg is 'The column with the title of a row, as title_en.';
comment on column private.registers.list is 'The columns that are equal in the rows of one list, of a register with places.';

revoke all on private.registers from public, anon, authenticated, service_role;
grant select on private.registers to service_role;

insert into private.registers (name, kind, list) values ('documents', 'document', array['section', 'year', 'day']);

create function private.register_table(register text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from private.registers where name = register) then
    raise exception 'no register %', register using errcode = 'check_violation';
  end if;
  return format('public.%I', register);
end;
$$;

create function public.move_register_item(
  register text, item_id uuid, is_up boolean, by_whom text, with_key text default null
) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  of_table constant text := private.register_table(register);
  in_one_list constant text := (
    select string_agg(format('other.%1$I is not distinct from moved.%1$I', column_name), ' and ')
    from private.registers, unnest(list) as of_list (column_name)
    where name = register
  );
  moved integer;
  last_key text;
  other_id uuid;
  other integer;
begin
  -- All of the list in the order of their ids, so that two who move neighbours towards each other wait for each other.
  execute format(
    'select from %1$s as moved join %1$s as other on %2$s
    where moved.id = $1 and other.deleted_at is null order by other.id for no key update of other',
    of_table, in_one_list
  ) using item_id;
  execute format('select position, update_key from %s where id = $1 and deleted_at is null', of_table)
  into moved, last_key using item_id;
  if last_key = with_key then
    return true;
  end if;
  execute format(
    'select other.id, other.position from %1$s as moved join %1$s as other on %2$s
    where moved.id = $1 and other.deleted_at is null and (other.position, other.id) %3$s (moved.position, moved.id)
    order by other.position %4$s, other.id %4$s limit 1',
    of_table, in_one_list, case when is_up then '<' else '>' end, case when is_up then 'desc' else 'asc' end
  ) into other_id, other using item_id;
  if moved is null or other is null then
    return false;
  end if;
  -- Two that stood at one place change it only when they differ.
  execute format(
    'update %s set
      position = case when id = $1 then $3 else $4 end,
      update_key = case when id = $1 then $6 else update_key end,
      update_hash = case when id = $1 then null else update_hash end,
      updated_by = $5
    where id in ($1, $2)', of_table
  ) using
    item_id, other_id, case when other = moved then moved + case when is_up then -1 else 1 end else other end, moved, by_whom,
    with_key;
  return true;
end;
$$;
comment on function public.move_register_item is
  'Changes the places of a row and the one before or after it in its list, once for each key; false when there is none.';
revoke execute on function public.move_register_item from public, anon, authenticated;
grant execute on function public.move_register_item to service_role;

create function public.trash_page(
  page_size integer default 100,
  before_deleted timestamptz default null,
  before_id uuid default null
) returns table (
  kind text, id uuid, titles jsonb, slug text, cover text,
  deleted_at timestamptz, deleted_by text, erased_at timestamptz
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  of_registers constant text := (
    select string_agg(
      format(
        $part$ union all
        select %L, id, jsonb_build_object('bg', %I, 'en', %I, 'de', '', 'it', ''), null, null, deleted_at, deleted_by
        from public.%I
        where deleted_at is not null $part$,
        registers.kind, registers.title_bg, registers.title_en, registers.name
      ),
      ''
      order by registers.name
    )
    from private.registers
  );
begin
  return query execute $page$
    select
      kind, id, titles, slug, cover, deleted_at, deleted_by, deleted_at + private.time_in_trash()
    from (
      select
        case when is_media then 'media' else 'news' end as kind,
        id,
        jsonb_build_object(
          'bg', content #>> '{bg,title}', 'en', content #>> '{en,title}',
          'de', content #>> '{de,title}', 'it', content #>> '{it,title}'
        ) as titles,
        slug, cover, deleted_at, deleted_by
      from public.news
      where deleted_at is not null
      union all
      select
        'career', id, jsonb_build_object('bg', title, 'en', '', 'de', '', 'it', ''), null, null, deleted_at, deleted_by
      from public.careers
      where deleted_at is not null $page$
    || of_registers
    || $page$) as entries
    where $3 is null or (deleted_at, id) < ($2, $3)
    order by deleted_at desc, id desc
    limit $1
  $page$ using page_size, before_deleted, before_id;
end;
$$;
comment on function public.trash_page is
  'What lies in the trash, last deleted first; before_… is the last row of the page before. Positions have one title, as bg.';
revoke execute on function public.trash_page from public, anon, authenticated;
grant execute on function public.trash_page to service_role;

create function public.erase_trash(until timestamptz default null, by_whom text default '') returns table (items integer, files text[])
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  due constant timestamptz := coalesce(until, now() - private.time_in_trash());
  due_news constant uuid[] := array(select id from public.news where deleted_at <= due);
  pictures constant text[] := private.news_pictures(due_news);
  register text;
  rows integer;
begin
  items := 0;
  files := pictures;
  perform set_config('app.by_whom', by_whom, true);
  if due_news <> '{}' then
    perform from public.news_drafts where id = any (due_news) order by id for update;
    perform from public.news where id = any (due_news) order by id for update;
    delete from public.news where id = any (due_news) and deleted_at <= due;
    get diagnostics items = row_count;
  end if;
  foreach register in array array['careers'] || array(select name from private.registers order by name) loop
    -- A statement would count as a change of what visitors read, also when it erases nothing.
    execute format('select count(*) from (select from public.%I where deleted_at <= $1 limit 1) as due', register)
    into rows using due;
    continue when rows = 0;
    execute format('select from public.%I where deleted_at <= $1 order by id for update', register) using due;
    execute format('delete from public.%I where deleted_at <= $1', register) using due;
    get diagnostics rows = row_count;
    items := items + rows;
  end loop;
  return next;
end;
$$;
comment on function public.erase_trash is
  'Erases what was deleted up to a moment, else 30 days ago: how many items, and the pictures that they let go.';
revoke execute on function public.erase_trash from public, anon, authenticated;
grant execute on function public.erase_trash to service_role;

create function private.register_counts() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  register text;
  rows integer;
  counts jsonb := '{}';
begin
  foreach register in array array(select name from private.registers) loop
    execute format('select count(*)::integer from public.%I where deleted_at is null', register) into rows;
    counts := counts || jsonb_build_object(register, rows);
  end loop;
  return counts;
end;
$$;
create function public.panel_counts() returns table (
  news integer, media integer, careers integer, inquiries integer, failed_mails integer, registers jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select
    (select count(*)::integer from public.news where deleted_at is null and not is_media),
    (select count(*)::integer from public.news where deleted_at is null and is_media),
    (select count(*)::integer from public.careers where deleted_at is null),
    (select count(*)::integer from public.inquiries where state = 'new'),
    (select count(*)::integer from public.mails where kind = 'inquiry' and status = 'failed'),
    private.register_counts();
$$;
comment on function public.panel_counts is
  'How many rows each list of the administration holds, registers by their names, how many inquiries are new, and how many mails failed.';
revoke execute on function public.panel_counts from public, anon, authenticated;
grant execute on function public.panel_counts to service_role;
