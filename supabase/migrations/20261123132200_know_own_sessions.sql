-- What somebody needs to tell the own sign-ins from those of others, and no more: the kind of browser, and the beginning
-- of the address. It goes with the session.
alter table public.admins add column password_set_at timestamptz;
alter table public.admins alter column password_set_at set default clock_timestamp();
comment on column public.admins.password_set_at is 'Null when nobody has noted it.';

alter table public.sessions
  add column device text not null default '',
  add column network text not null default '',
  add column last_used_at timestamptz not null default clock_timestamp(),
  add constraint sessions_device_is_short check (char_length(device) <= 60),
  add constraint sessions_network_is_coarse check (network ~ '^([0-9a-f]{1,4}[.:]){2}[0-9a-f]{1,4}$' or network = '');
comment on column public.sessions.device is 'Browser and system as people call them, without versions; empty when unknown.';
comment on column public.sessions.network is 'The first three parts of the network address; empty when unknown.';
comment on column public.sessions.last_used_at is 'When its last token was issued.';

create function private.note_new_password() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.password_set_at := clock_timestamp();
  return new;
end;
$$;

create trigger note_new_password before update of password_hash on public.admins
for each row when (new.password_hash is distinct from old.password_hash)
execute function private.note_new_password();
create function public.start_session(
  account uuid,
  judged_hash text,
  starts_at timestamptz,
  ends_at timestamptz,
  from_device text default '',
  from_network text default ''
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
  insert into public.sessions (jti, admin_id, created_at, last_used_at, expires_at, device, network)
  values (gen_random_uuid(), account, starts_at, starts_at, ends_at, from_device, from_network)
  returning *;
end;
$$;
comment on function public.start_session is
  'Starts a session when the account still has the password that was judged and may sign in; else gives no row.';

create function public.change_password(
  account uuid,
  judged_hash text,
  new_hash text,
  starts_at timestamptz,
  ends_at timestamptz,
  from_device text default '',
  from_network text default ''
) returns setof public.sessions
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.admins set password_hash = new_hash
  where id = account and password_hash = judged_hash and disabled_at is null;
  if not found then
    return;
  end if;
  -- The trigger has ended all sessions, also the one of the call: whoever has its token is out as well.
  return query
  select * from public.start_session(account, new_hash, starts_at, ends_at, from_device, from_network);
end;
$$;
comment on function public.change_password is
  'Sets a password when the account still has the one that was judged, ends every session and starts one; else gives no row.';

revoke execute on function public.start_session from public, anon, authenticated;
revoke execute on function public.change_password from public, anon, authenticated;
grant execute on function public.start_session to service_role;
grant execute on function public.change_password to service_role;
