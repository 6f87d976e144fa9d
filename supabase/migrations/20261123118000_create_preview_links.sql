-- Links by which somebody without an account sees an item that is not public, or not yet.
create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  news_id uuid not null references public.news (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by text not null,
  expires_at timestamptz not null default clock_timestamp() + interval '7 days',
  revoked_at timestamptz,
  revoked_by text,

  constraint preview_links_have_their_own_token unique (token_hash),
  constraint preview_links_token_is_hashed check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table public.preview_links is 'Links to previews of news; only the API reads them.';
comment on column public.preview_links.token_hash is 'SHA-256 of the token in the address, which is kept nowhere.';

create index preview_links_of_an_item on public.preview_links (news_id, created_at desc);

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.preview_links from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.preview_links to service_role;
alter table public.preview_links enable row level security;
