-- What every table needs and nobody calls: this schema is not exposed to the Data API.
create schema private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;
comment on schema private is 'What triggers, constraints and functions need, out of reach of the Data API.';

-- The version of a row for If-Match: two changes never bear the same time, even within one clock tick.
create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

create function private.are_different(texts text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) = count(distinct entry) from unnest(texts) as entry;
$$;
comment on function private.are_different is 'True when no text occurs twice; a null counts as twice.';

create function private.holds_all(content text, words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(strpos(content, word) > 0), true) from unnest(words) as word;
$$;
comment on function private.holds_all is 'True when content holds each of the words, in any order.';

create table private.content_version (
  is_single boolean primary key default true,
  version bigint not null default 0,

  constraint content_version_is_one_row check (is_single)
);
insert into private.content_version default values;

comment on table private.content_version is 'One row that counts the changes of what visitors read.';

revoke all on private.content_version from public, anon, authenticated, service_role;

-- With the rights of its owner, for whoever may write news may not write here. Supabase loads safeupdate for the role of
-- the Data API: it refuses an update without WHERE, in triggers too, and with it every write of news and positions.
create function private.count_content_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.content_version set version = version + 1 where is_single;
  return null;
end;
$$;
