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

revoke all on public.admins from public, anon, authenticated, service_role;
grant all on public.admins to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.admins enable row level security;

create trigger set_updated_at before update on public.admins
for each row execute function private.set_updated_at();
