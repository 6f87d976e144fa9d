-- Who has the form of an item or a position open now. Unlogged: after a crash of the database the next call tells it again.
create unlogged table public.presence (
  item_id uuid not null,
  tab uuid not null,
  who text not null,
  seen_at timestamptz not null default clock_timestamp(),

  constraint presence_of_one_tab primary key (item_id, tab),
  constraint presence_has_a_name check (char_length(who) between 1 and 200)
);
comment on table public.presence is 'Who has the form of an item or a position open now; only the API reads it.';
comment on column public.presence.tab is 'A tab of a browser, by an id that it made itself.';

revoke all on public.presence from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.presence to service_role;
alter table public.presence enable row level security;

create function public.note_presence(item uuid, of_tab uuid, of_whom text) returns text[]
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- Another call may be at the same rows: it removes them, or the next one does.
  delete from public.presence where (item_id, tab) in (
    select item_id, tab from public.presence
    where seen_at < clock_timestamp() - interval '20 seconds'
    for update skip locked
  );
  insert into public.presence (item_id, tab, who) values (item, of_tab, of_whom)
  on conflict (item_id, tab) do update set who = excluded.who, seen_at = excluded.seen_at;
  return array(
    select distinct who from public.presence
    where item_id = item and who <> of_whom and seen_at >= clock_timestamp() - interval '20 seconds'
    order by who
  );
end;
$$;
comment on function public.note_presence is
  'Notes for twenty seconds that somebody has the form of an item open in a tab, and says who else has.';

revoke execute on function public.note_presence from public, anon, authenticated;
grant execute on function public.note_presence to service_role;
