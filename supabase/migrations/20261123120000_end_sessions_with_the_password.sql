-- A session is one sign-in: every token renewed from it carries the same jti. What ends the row ends them all, also the
-- one that is being renewed at that moment. The rows there are belong to single tokens; whoever has one signs in again.
truncate public.sessions;
comment on table public.sessions is 'One row per sign-in, named by all of its tokens; only the API reads them.';
comment on column public.sessions.jti is 'The id that all tokens of the sign-in carry.';

-- Whoever changes a password or disables an account, by whatever way, ends its sessions in the same transaction.
create function private.end_sessions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.sessions set revoked_at = clock_timestamp() where admin_id = new.id and revoked_at is null;
  return null;
end;
$$;

create trigger end_sessions after update of password_hash, disabled_at on public.admins
for each row
when (new.password_hash is distinct from old.password_hash or new.disabled_at is not null)
execute function private.end_sessions();

create function public.start_session(
  account uuid, judged_hash text, starts_at timestamptz, ends_at timestamptz
) returns setof public.sessions
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- A change of the password waits for this row and then ends the session below; or it came first, and nothing is found.
  perform from public.admins
  where id = account and password_hash = judged_hash and disabled_at is null
  for share;
  if not found then
    return;
  end if;
  return query
  insert into public.sessions (jti, admin_id, created_at, expires_at)
  values (gen_random_uuid(), account, starts_at, ends_at)
  returning *;
end;
$$;
comment on function public.start_session is
  'Starts a session when the account still has the password that was judged and may sign in; else gives no row.';

revoke execute on function public.start_session from public, anon, authenticated;
grant execute on function public.start_session to service_role;
