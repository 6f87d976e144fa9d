-- A request that comes again with its idempotency key is done once; a key that comes with another content is refused.
alter table public.news
  add column request_hash text,
  add column update_key text,
  add column update_hash text,
  add constraint news_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  add constraint news_update_key_is_short check (char_length(update_key) between 1 and 200),
  add constraint news_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$');
alter table public.careers
  add column request_key text unique,
  add column request_hash text,
  add column update_key text,
  add column update_hash text,
  add constraint careers_request_key_is_short check (char_length(request_key) between 1 and 200),
  add constraint careers_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  add constraint careers_update_key_is_short check (char_length(update_key) between 1 and 200),
  add constraint careers_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$');

comment on column public.careers.request_key is 'The idempotency key of the request that created the position.';
comment on column public.news.request_hash is 'SHA-256 of the content of the request that created the item.';
comment on column public.careers.request_hash is 'SHA-256 of the content of the request that created the position.';
comment on column public.news.update_key is 'The idempotency key of the last update.';
comment on column public.careers.update_key is 'The idempotency key of the last update.';
comment on column public.news.update_hash is 'SHA-256 of the content of the last update.';
comment on column public.careers.update_hash is 'SHA-256 of the content of the last update.';

-- Visitors' roles read what pages show, not how a row was written or by whom it was deleted.
revoke select on public.news from anon;
grant select (
  id, slug, published_on, cover, gallery, is_media, content, alt, created_at, updated_at, deleted_at
) on public.news to anon;
revoke select on public.careers from anon;
grant select (
  id, title, start_date, end_date, responsibilities, requirements, additional, created_at, updated_at, deleted_at
) on public.careers to anon;
