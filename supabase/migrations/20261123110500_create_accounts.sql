create table public.admins (
  id uuid primary key default gen_random_uuid(),
  username text not null unique,
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),

  constraint admins_has_a_username check (username = btrim(username) and char_length(username) between 1 and 100),
  constraint admins_password_is_hashed check (password_hash like '$argon2id$%')
);

comment on table public.admins is 'Staff accounts; only the API reads them.';
comment on column public.admins.password_hash is 'argon2id as a PHC string.';

create unique index admins_username_in_any_case on public.admins (lower(username));

-- A session is one sign-in: every token renewed from it carries the same jti. What ends the row ends them all, also the
-- one that is being renewed at that moment.
create table public.sessions (
  jti uuid primary key,
  admin_id uuid not null references public.admins (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,

  constraint sessions_expire_after_their_start check (expires_at > created_at)
);

comment on table public.sessions is 'One row per sign-in, named by all of its tokens; only the API reads them.';
comment on column public.sessions.jti is 'The id that all tokens of the sign-in carry.';

create index sessions_of_an_admin on public.sessions (admin_id);
create index sessions_by_expiry on public.sessions (expires_at);

revoke all on public.admins, public.sessions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.admins, public.sessions to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.admins enable row level security;
alter table public.sessions enable row level security;

create trigger set_updated_at before update on public.admins
for each row execute function private.set_updated_at();

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
