-- A language that is still being translated lies apart from the content: what visitors read cannot hold a word of it.
create function private.are_waiting(waiting jsonb, content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(waiting) = 'object' and waiting - array['bg', 'en', 'de', 'it'] = '{}', false)
    and not exists (
      select
      from jsonb_each(case when jsonb_typeof(waiting) = 'object' then waiting else '{}' end) as each (language, value)
      where not private.is_news_text(each.value - 'alt')
        or coalesce(jsonb_typeof(each.value -> 'alt') <> 'object', true)
        or content -> each.language <> '{"title": "", "contentOne": "", "contentTwo": ""}'
    );
$$;
comment on function private.are_waiting is
  'True for language → { title, contentOne, contentTwo, alt }, each of a language that the content has no word of.';

alter table public.news
  add column waiting jsonb not null default '{}',
  add column translations jsonb not null default '{}',
  add column outdated text[] not null default '{}',
  add constraint news_waiting_is_not_shown check (private.are_waiting(waiting, content)),
  add constraint news_translations_are_by_language check (
    jsonb_typeof(translations) = 'object' and translations - array['bg', 'en', 'de', 'it'] = '{}'
  ),
  add constraint news_outdated_are_languages check (outdated <@ array['bg', 'en', 'de', 'it']);
comment on column public.news.waiting is 'Languages in translation → what will be shown of them.';
comment on column public.news.translations is 'Language → field → { from, text }: the language and the text that the field was translated from.';
comment on column public.news.outdated is 'Languages of which a field was translated from a text that is another one now.';

alter table public.news_drafts
  add column waiting jsonb not null default '{}',
  add column translations jsonb not null default '{}',
  add column outdated text[] not null default '{}',
  add constraint news_drafts_waiting_is_not_shown check (private.are_waiting(waiting, content)),
  add constraint news_drafts_translations_are_by_language check (
    jsonb_typeof(translations) = 'object' and translations - array['bg', 'en', 'de', 'it'] = '{}'
  );

alter table public.news_versions add column waiting jsonb not null default '{}';

-- The view names the columns that its table had when it was made.
create or replace view private.visible_news with (security_invoker = true) as
select * from public.news
where status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now());

create or replace function private.changed_fields(before public.news_versions, after public.news_versions) returns text[]
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
          coalesce(before.waiting -> language.name, before.content -> language.name) ->> part.name as was,
          coalesce(after.waiting -> language.name, after.content -> language.name) ->> part.name as has
      ) as texts
    where texts.was is distinct from texts.has
    union all
    select place, field
    from (
      values
        (50, 'waiting', array(select jsonb_object_keys(before.waiting) order by 1)::text, array(select jsonb_object_keys(after.waiting) order by 1)::text),
        (51, 'cover', before.cover, after.cover),
        (52, 'gallery', before.gallery::text, after.gallery::text),
        (53, 'alt', before.alt::text, after.alt::text),
        (54, 'date', before.published_on::text, after.published_on::text),
        (55, 'isMediaNews', before.is_media::text, after.is_media::text),
        (56, 'url', before.slug, after.slug),
        (57, 'visibleFrom', extract(epoch from before.visible_from)::text, extract(epoch from after.visible_from)::text),
        (58, 'visibleUntil', extract(epoch from before.visible_until)::text, extract(epoch from after.visible_until)::text),
        (59, 'status', before.status, after.status)
    ) as other (place, field, was, has)
    where other.was is distinct from other.has
  ) as fields;
$$;

create or replace function private.version_of(item public.news) returns public.news_versions
language sql stable set search_path = ''
as $$
  select row(
    null, item.id, 0, null, item.updated_at, item.updated_by, item.saved_automatically, false, null, item.status,
    item.slug, item.published_on, item.cover, item.gallery, item.is_media, item.content, item.alt,
    item.visible_from, item.visible_until, item.waiting
  )::public.news_versions;
$$;

create or replace function private.keep_draft_version() returns trigger
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
    new.visible_from, new.visible_until, new.waiting
  )::public.news_versions);
  return null;
end;
$$;
