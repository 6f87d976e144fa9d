create table private.content_version (
  is_single boolean primary key default true,
  version bigint not null default 0,

  constraint content_version_is_one_row check (is_single)
);
insert into private.content_version default values;

comment on table private.content_version is 'One row that counts the changes of what visitors read.';
comment on schema private is 'What triggers, constraints and functions need, out of reach of the Data API.';

revoke all on private.content_version from public, anon, authenticated, service_role;

-- With the rights of its owner, for whoever may write news may not write here.
create function private.count_content_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.content_version set version = version + 1;
  return null;
end;
$$;

create trigger count_content_change after insert or update or delete or truncate on public.news
for each statement execute function private.count_content_change();
create trigger count_content_change after insert or update or delete or truncate on public.careers
for each statement execute function private.count_content_change();

create function public.content_version() returns bigint
language sql stable security definer set search_path = ''
as $$
  select version from private.content_version;
$$;
comment on function public.content_version is
  'Another number after every change of news and careers; each process of the API looks whether another one has written.';

revoke execute on function public.content_version from public, anon, authenticated;
grant execute on function public.content_version to service_role;
