-- Pictures that the form has sent, each by itself, before an item with them is saved. The bytes lie in Storage before
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

alter table public.staged_pictures enable row level security;

create trigger judge_staged_by before insert or update of staged_by on public.staged_pictures
for each row execute function private.judge_writer('news,documents', 'staged_by');

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

create function private.news_pictures(ids uuid[]) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(distinct file), '{}')
  from (
    select cover, gallery from public.news where id = any (ids)
    union all
    select cover, gallery from public.news_drafts where id = any (ids)
    union all
    select cover, gallery from public.news_versions where news_id = any (ids)
  ) as entries, unnest(array_prepend(entries.cover, entries.gallery)) as file
  where file <> '';
$$;
comment on function private.news_pictures is 'All pictures that items, their drafts and their versions show.';

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

-- A picture whose row is gone, while its bytes still lie in Storage, is withheld too.
create function public.is_unpublished_picture(file text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select not exists (select from private.visible_news where array_prepend(cover, gallery) @> array[$1]);
$$;
comment on function public.is_unpublished_picture is
  'True for a picture that visitors may not see, or not yet, or not any more: no item shows it that they may read.';

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
