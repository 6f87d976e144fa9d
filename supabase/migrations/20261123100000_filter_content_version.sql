-- Supabase loads safeupdate for the role of the Data API: it refuses an update without WHERE, in triggers too, and with it
-- every write of news and positions.
create or replace function private.count_content_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.content_version set version = version + 1 where is_single;
  return null;
end;
$$;
