-- Every save of an item, and of its draft.
create table public.news_versions (
  id uuid primary key default gen_random_uuid(),
  news_id uuid not null references public.news (id) on delete cascade,
  version integer not null,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by text,
  saved_automatically boolean not null,
  of_draft boolean not null,
  changed text[] not null,
  status text not null,
  slug text not null,
  published_on date not null,
  cover text not null,
  gallery text[] not null,
  is_media boolean not null,
  content jsonb not null,
  alt jsonb not null,
  visible_from timestamptz,
  visible_until timestamptz,
  in_translation jsonb not null default '{}',
  pictures jsonb not null default '{}',

  constraint news_versions_are_numbered unique (news_id, version),
  constraint news_versions_begin_with_one check (version > 0)
);
comment on table public.news_versions is 'What each save made of an item, in the order of version; only the API reads them.';
comment on column public.news_versions.begun_at is 'The first of the automatic saves that are one version; else saved_at.';
comment on column public.news_versions.of_draft is 'The draft of a public item was saved, and not the item.';
comment on column public.news_versions.changed is 'The fields that differ from the version before, as the API names them.';

create index news_versions_pictures on public.news_versions using gin (array_prepend(cover, gallery));

alter table public.news_versions enable row level security;

create function private.changed_fields(before public.news_versions, after public.news_versions) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(field order by place), '{}')
  from (
    select language.at * 10 + part.at as place, format('content.%s.%s', language.name, part.name) as field
    from unnest(array['bg', 'en', 'de', 'it']) with ordinality as language (name, at),
      unnest(array['title', 'contentOne', 'contentTwo']) with ordinality as part (name, at),
      -- To be shown, or not to be shown yet, is no change of a text.
      lateral (
        select
          coalesce(before.in_translation -> language.name, before.content -> language.name) ->> part.name as was,
          coalesce(after.in_translation -> language.name, after.content -> language.name) ->> part.name as has
      ) as texts
    where texts.was is distinct from texts.has
    union all
    select place, field
    from (
      values
        (50, 'inTranslation', array(select jsonb_object_keys(before.in_translation) order by 1)::text, array(select jsonb_object_keys(after.in_translation) order by 1)::text),
        (51, 'cover', before.cover, after.cover),
        (52, 'gallery', before.gallery::text, after.gallery::text),
        (53, 'alt', before.alt::text, after.alt::text),
        (54, 'pictures', before.pictures::text, after.pictures::text),
        (55, 'date', before.published_on::text, after.published_on::text),
        (56, 'isMediaNews', before.is_media::text, after.is_media::text),
        (57, 'url', before.slug, after.slug),
        (58, 'visibleFrom', extract(epoch from before.visible_from)::text, extract(epoch from after.visible_from)::text),
        (59, 'visibleUntil', extract(epoch from before.visible_until)::text, extract(epoch from after.visible_until)::text),
        (60, 'status', before.status, after.status)
    ) as other (place, field, was, has)
    where other.was is distinct from other.has
  ) as fields;
$$;
comment on function private.changed_fields is 'What differs between two versions, by the names of the API: content.bg.title, gallery, date …';

-- A form that is written in saves every few seconds: what is saved by itself within ten minutes is one version.
create function private.add_news_version(after public.news_versions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before public.news_versions;
  number integer;
  begun timestamptz := after.saved_at;
begin
  -- One after the other, so that each has its own number. A draft that is inserted holds the key of its item already.
  perform from public.news where id = after.news_id for no key update;
  select * into before from public.news_versions where news_id = after.news_id order by version desc limit 1;
  number := coalesce(before.version, 0) + 1;
  if before.saved_automatically and after.saved_automatically
    and before.saved_by is not distinct from after.saved_by
    and before.of_draft = after.of_draft
    and before.begun_at > after.saved_at - interval '10 minutes'
  then
    delete from public.news_versions where id = before.id;
    begun := before.begun_at;
    number := before.version;
    select * into before from public.news_versions where news_id = after.news_id order by version desc limit 1;
  end if;
  insert into public.news_versions
  select version.*
  from jsonb_populate_record(after, jsonb_build_object(
    'id', gen_random_uuid(), 'version', number, 'begun_at', begun,
    'changed', case when before.id is null then '{}' else private.changed_fields(before, after) end
  )) as version;
end;
$$;

create function private.version_of(item public.news) returns public.news_versions
language sql stable set search_path = ''
as $$
  select row(
    null, item.id, 0, null, item.updated_at, item.updated_by, item.saved_automatically, false, null, item.status,
    item.slug, item.published_on, item.cover, item.gallery, item.is_media, item.content, item.alt,
    item.visible_from, item.visible_until, item.in_translation, item.pictures
  )::public.news_versions;
$$;

create function private.keep_news_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of an item that was saved before there was a history, what it was is its first version.
  if tg_op = 'UPDATE' and not exists (select from public.news_versions where news_id = old.id) then
    perform private.add_news_version(private.version_of(old));
  end if;
  perform private.add_news_version(private.version_of(new));
  return null;
end;
$$;

create function private.keep_draft_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item public.news;
begin
  select * into item from public.news where id = new.id;
  if not exists (select from public.news_versions where news_id = new.id) then
    perform private.add_news_version(private.version_of(item));
  end if;
  perform private.add_news_version(row(
    null, new.id, 0, null, new.updated_at, new.updated_by, new.saved_automatically, true, null, 'draft',
    item.slug, new.published_on, new.cover, new.gallery, new.is_media, new.content, new.alt,
    new.visible_from, new.visible_until, new.in_translation, new.pictures
  )::public.news_versions);
  return null;
end;
$$;

-- What is saved names these columns, whether or not they change; what goes to the trash or comes back does not.
create trigger keep_inserted_version after insert on public.news
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.keep_news_version();
create trigger keep_updated_version after update of content, status, is_media on public.news
for each row execute function private.keep_news_version();
create trigger keep_version after insert or update on public.news_drafts
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.keep_draft_version();

create function public.last_shown_news(item_id uuid) returns table (content jsonb, saved_at timestamptz)
language sql stable security invoker set search_path = ''
as $$
  with saved as (
    select *, lead(version.saved_at, 1, now()) over (order by version.version) as replaced_at
    from public.news_versions as version
    where version.news_id = item_id and not version.of_draft
  )
  select saved.content, saved.saved_at
  from saved
  where saved.status = 'published'
    and greatest(saved.visible_from, saved.saved_at) < least(saved.visible_until, saved.replaced_at)
  order by saved.version desc
  limit 1;
$$;
comment on function public.last_shown_news is
  'The texts that visitors have read last of an item, and when they were saved; no row when it was never public.';

create function public.erase_old_news_versions() returns table (versions integer, files text[])
language sql volatile security invoker set search_path = ''
as $$
  with lasting as (
    select id, lead(saved_at) over (partition by news_id order by version) as ended_at from public.news_versions
  ), erased as (
    delete from public.news_versions
    where id in (select id from lasting where ended_at < now() - interval '24 months')
    returning cover, gallery
  )
  select
    (select count(*) from erased)::integer,
    coalesce(
      (select array_agg(distinct file) from erased, unnest(array_prepend(cover, gallery)) as file where file <> ''), '{}'
    );
$$;
comment on function public.erase_old_news_versions is
  'Erases versions that another one followed more than 24 months ago: how many, and the pictures that they let go.';
