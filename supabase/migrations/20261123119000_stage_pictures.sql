-- Pictures that the form has sent, each by itself, before anybody saved an item with them. The bytes lie in Storage before
-- there is a row: what Storage holds and nothing names is swept away.
create table public.staged_pictures (
  file text primary key,
  staged_by text not null,
  created_at timestamptz not null default clock_timestamp(),

  constraint staged_pictures_are_files check (file ~ '^[a-z0-9][a-z0-9-]{0,90}-\d{1,5}x\d{1,5}\.(jpg|png|gif)$')
);
comment on table public.staged_pictures is
  'Pictures that an item may come to show; given up after a week, when none does. Only the API reads it.';

create index staged_pictures_by_age on public.staged_pictures (created_at);

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.staged_pictures from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.staged_pictures to service_role;
alter table public.staged_pictures enable row level security;

create function public.discard_staged_pictures() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with discarded as (
    delete from public.staged_pictures where created_at < now() - interval '7 days' returning 1
  )
  select count(*)::integer from discarded;
$$;
comment on function public.discard_staged_pictures is
  'Forgets pictures that were staged a week ago, and says how many; those that no item shows are then swept away.';

create function public.unused_news_pictures(files text[]) returns text[]
language sql stable security invoker set search_path = ''
as $$
  select coalesce(array_agg(picture), '{}')
  from unnest(files) as picture
  where not exists (select from public.news where array_prepend(cover, gallery) @> array[picture])
    and not exists (select from public.news_drafts where array_prepend(cover, gallery) @> array[picture])
    and not exists (select from public.news_versions where array_prepend(cover, gallery) @> array[picture])
    and not exists (select from public.staged_pictures where file = picture);
$$;
comment on function public.unused_news_pictures is
  'Those of the files that no news item, no draft and no version shows, items in the trash included, and no form holds.';
revoke execute on function public.unused_news_pictures from public, anon, authenticated;
grant execute on function public.unused_news_pictures to service_role;

create function public.is_withheld_picture(file text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select
    (
      exists (select from public.news where array_prepend(cover, gallery) @> array[$1])
      or exists (select from public.news_drafts where array_prepend(cover, gallery) @> array[$1])
      or exists (select from public.news_versions where array_prepend(cover, gallery) @> array[$1])
      or exists (select from public.staged_pictures as staged where staged.file = $1)
    )
    and not exists (select from private.visible_news where array_prepend(cover, gallery) @> array[$1]);
$$;
comment on function public.is_withheld_picture is
  'True for a picture that visitors may not see, or not yet, or not any more: no item shows it that they may read.';
revoke execute on function public.is_withheld_picture from public, anon, authenticated;
grant execute on function public.is_withheld_picture to service_role;

-- Who erases an item wants its pictures gone at once.
create function private.forget_staged_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.staged_pictures where file = any (private.news_pictures(array[old.id]));
  return old;
end;
$$;
create trigger forget_staged_pictures before delete on public.news
for each row execute function private.forget_staged_pictures();

revoke execute on function public.discard_staged_pictures from public, anon, authenticated;
grant execute on function public.discard_staged_pictures to service_role;
