create function private.is_news_pictures(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object', false) and not exists (
    select
    from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as picture (file, said)
    where jsonb_typeof(picture.said) <> 'object'
      or picture.said - array['caption', 'isDecorative', 'focus'] <> '{}'
      or not private.is_news_alt(jsonb_build_object('caption', coalesce(picture.said -> 'caption', '{}')))
      or coalesce(picture.said -> 'isDecorative', 'true') <> 'true'
      or coalesce(picture.said ->> 'focus', '50 50') !~ '^([1-9]?0|100) ([1-9]?0|100)$'
  );
$$;
comment on function private.is_news_pictures is
  'True for file → { caption?: language → text, isDecorative?: true, focus?: percent from the left and from the top, in tens }.';

alter table public.news
  add column pictures jsonb not null default '{}',
  add constraint news_pictures_are_described check (private.is_news_pictures(pictures));
alter table public.news_drafts
  add column pictures jsonb not null default '{}',
  add constraint news_drafts_pictures_are_described check (private.is_news_pictures(pictures));
alter table public.news_versions add column pictures jsonb not null default '{}';

comment on column public.news.pictures is 'What is said of its pictures besides their alternative texts, by file.';

create or replace view private.visible_news with (security_invoker = true) as
select * from public.news
where status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now());

drop function public.news_summaries;
create function public.news_summaries(
  media boolean default null,
  title_language text default null,
  page_size integer default 100,
  before_date date default null,
  before_created timestamptz default null,
  before_id uuid default null,
  search text default null
) returns table (
  id uuid, slug text, published_on date, cover text, is_media boolean, titles jsonb, beginning text, cover_alt text,
  cover_focus text, created_at timestamptz, updated_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select
    id, slug, published_on, cover, is_media,
    jsonb_build_object(
      'bg', content #>> '{bg,title}', 'en', content #>> '{en,title}',
      'de', content #>> '{de,title}', 'it', content #>> '{it,title}'
    ),
    left(
      regexp_replace(
        regexp_replace(
          -- The words of headings, lists, quotes and tables do not run together.
          regexp_replace(
            content #>> '{en,contentOne}',
            '</?(p|div|pre|br|iframe|h[1-6]|li|ul|ol|blockquote|table|tr|td|th)\y[^>]*>', ' ', 'gi'
          ),
          '<[^>]*>', '', 'g'
        ),
        '\s+', ' ', 'g'
      ),
      1500
    ),
    coalesce(alt #>> array[cover, 'en'], ''),
    pictures #>> array[cover, 'focus'],
    created_at, updated_at
  from public.news_page(media, title_language, page_size, before_date, before_created, before_id, search);
$$;
comment on function public.news_summaries is 'As news_page, for lists: beginning is the English text without its tags, its entities still written out.';

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

create or replace function private.version_of(item public.news) returns public.news_versions
language sql stable set search_path = ''
as $$
  select row(
    null, item.id, 0, null, item.updated_at, item.updated_by, item.saved_automatically, false, null, item.status,
    item.slug, item.published_on, item.cover, item.gallery, item.is_media, item.content, item.alt,
    item.visible_from, item.visible_until, item.waiting, item.pictures
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
    new.visible_from, new.visible_until, new.waiting, new.pictures
  )::public.news_versions);
  return null;
end;
$$;

revoke execute on function public.news_summaries from public, anon, authenticated;
grant execute on function public.news_summaries to service_role;
