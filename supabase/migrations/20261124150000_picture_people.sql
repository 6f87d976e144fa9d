-- The photograph of a person: its name in the bucket `people`, without the ending, and what a square crop of it keeps.
alter table public.people
  add column picture text,
  add column picture_focus text not null default '50 50',
  add constraint people_picture_is_a_file check (picture ~ '^[0-9a-f]{32}-\d{1,4}x\d{1,4}$'),
  add constraint people_picture_focus_is_a_point check (picture_focus ~ '^(0|[1-9]0|100) (0|[1-9]0|100)$'),
  add constraint people_picture_focus_is_of_a_picture check (picture is not null or picture_focus = '50 50');

comment on column public.people.picture is 'The SHA-256 of the photograph and its size, its name in Storage; null shows the initials.';
comment on column public.people.picture_focus is 'Percent from the left and from the top, in tens.';

create index people_by_picture on public.people (picture) where picture is not null;

create function public.unused_people_pictures(names text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(stored), '{}')
  from unnest(names) as stored
  where not exists (
      select from public.people
      where picture = split_part(stored, '.', 1)
        and stored in (picture, picture || '.' || replace(picture_focus, ' ', '-'))
    )
    and not exists (select from public.staged_pictures where file = stored || '.jpg');
$$;
comment on function public.unused_people_pictures is
  'Those of the photographs, and of the crops of them (`photograph.left-top`), that nobody has, people in the trash included, and no form holds.';
revoke execute on function public.unused_people_pictures from public, anon, authenticated;
grant execute on function public.unused_people_pictures to service_role;

-- Who erases somebody wants the photograph gone at the next sweep, and not when its form would have expired.
create function private.forget_staged_picture_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.staged_pictures where file = old.picture || '.jpg';
  return null;
end;
$$;
create trigger forget_staged_picture after update of picture or delete on public.people
for each row when (old.picture is not null)
execute function private.forget_staged_picture_of_person();
