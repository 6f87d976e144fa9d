-- What every table needs and nobody calls: this schema is not exposed to the Data API.
create schema private;
revoke all on schema private from public, anon, authenticated;
comment on schema private is 'Functions of triggers and constraints, out of reach of the Data API.';

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
