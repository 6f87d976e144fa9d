-- What triggers, constraints and functions need: this schema is not exposed to the Data API.
create schema private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;
comment on schema private is 'What triggers, constraints and functions need, out of reach of the Data API.';

-- A new table or function is the service role's alone, whatever the defaults of the project were. What visitors read is
-- granted where it is made. That PUBLIC may execute functions is PostgreSQL's own default: only one of all schemas takes it
-- back.
alter default privileges for role postgres revoke execute on functions from public;
alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges for role postgres in schema public, private grant execute on functions to service_role;

-- Every table of `public` has row level security. Where no policy follows, only the service role sees rows, for row level
-- security does not hold it. Of a table or view of `private` it may do what is granted beside it.

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

create table private.content_version (
  is_single boolean primary key default true,
  version bigint not null default 0,

  constraint content_version_is_one_row check (is_single)
);
comment on table private.content_version is 'One row that counts the changes of what visitors read.';
insert into private.content_version default values;

create function private.count_change() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.content_version set version = version + 1 where is_single;
$$;

-- With the rights of its owner, for a role that may write news may not write here. Supabase loads safeupdate for the role of
-- the Data API: it refuses an update without WHERE, in triggers too, and with it every write of news and positions.
-- Who writes has locked rows of a collection before, so a function that writes several collections counts once, after them all
-- (`app.counts_itself`): else two could wait for each other.
create function private.count_content_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('app.counts_itself', true) is distinct from 'on' then
    perform private.count_change();
  end if;
  return null;
end;
$$;
