-- What somebody may do. Accounts of before roles, and those of backups from then, did everything.
alter table public.admins
  add column roles text[] not null default '{administrator}',
  add constraint admins_roles_are_known check (
    roles <@ array['administrator', 'news', 'positions', 'inquiries', 'documents']
    and cardinality(roles) <= 5 and array_position(roles, null) is null
  );
comment on column public.admins.roles is
  'Which parts of the administration the account works with; the API judges every call by it, the database every write.';

-- Somebody who cannot sign in yet keeps nobody from being the last administrator.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(4, 0);
  if exists (select from public.admins)
    and not exists (
      select from public.admins
      where 'administrator' = any (roles) and disabled_at is null and password_hash is not null
    )
  then
    raise exception 'the last administrator cannot be stopped, demoted or deleted'
      using errcode = 'restrict_violation', constraint = 'admins_have_an_administrator';
  end if;
  return null;
end;
$$;

create trigger keep_an_administrator after update of roles, disabled_at on public.admins
for each row
when (
  'administrator' = any (old.roles) and old.disabled_at is null
  and not ('administrator' = any (new.roles) and new.disabled_at is null)
)
execute function private.keep_an_administrator();
-- A restoration erases all accounts before it puts others in their place.
create trigger keep_an_administrator_of_deleted after delete on public.admins
for each row
when (
  'administrator' = any (old.roles) and old.disabled_at is null
  and current_setting('app.is_restoring', true) is distinct from 'on'
)
execute function private.keep_an_administrator();
