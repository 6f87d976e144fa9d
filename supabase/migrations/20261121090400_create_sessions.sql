create table public.sessions (
  jti uuid primary key,
  admin_id uuid not null references public.admins (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,

  constraint sessions_expire_after_their_start check (expires_at > created_at)
);

create index sessions_of_an_admin on public.sessions (admin_id);
create index sessions_by_expiry on public.sessions (expires_at);

comment on table public.sessions is 'One row per token, so that logout means logout; only the API reads them.';
comment on column public.sessions.jti is 'The id that the token carries.';

revoke all on public.sessions from public, anon, authenticated, service_role;
grant all on public.sessions to service_role;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
alter table public.sessions enable row level security;
