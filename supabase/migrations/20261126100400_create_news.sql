create function private.is_news_text(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and value - array['title', 'contentOne', 'contentTwo'] = '{}'
    and jsonb_typeof(value -> 'title') = 'string'
    and jsonb_typeof(value -> 'contentOne') = 'string'
    and jsonb_typeof(value -> 'contentTwo') = 'string'
    and char_length(value ->> 'title') <= 170
    and char_length(value ->> 'contentOne') <= 200000
    and char_length(value ->> 'contentTwo') <= 200000,
    false
  );
$$;
comment on function private.is_news_text is 'True for { title, contentOne, contentTwo }, all of them texts.';

create function private.is_news_content(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select
    jsonb_typeof(value) = 'object'
    and value - array['bg', 'en', 'de', 'it'] = '{}'
    and private.is_news_text(value -> 'bg')
    and private.is_news_text(value -> 'en')
    and private.is_news_text(value -> 'de')
    and private.is_news_text(value -> 'it');
$$;
comment on function private.is_news_content is 'True for language → text, of all four languages.';

create function private.says_something(content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_or(btrim(texts.value ->> part) <> ''), false)
  from jsonb_each(content) as texts, unnest(array['title', 'contentOne', 'contentTwo']) as part;
$$;
comment on function private.says_something is 'True when any title or text in any language is not empty.';

create function private.is_news_alt(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object', false) and not exists (
    select
    from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as picture (file, texts)
    where jsonb_typeof(picture.texts) <> 'object'
      or picture.texts - array['bg', 'en', 'de', 'it'] <> '{}'
      or exists (
        select
        from jsonb_each(case when jsonb_typeof(picture.texts) = 'object' then picture.texts else '{}' end)
          as alternative (language, text)
        where jsonb_typeof(alternative.text) <> 'string' or char_length(alternative.text #>> '{}') > 300
      )
  );
$$;
comment on function private.is_news_alt is 'True for file → language → text.';

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

create function private.lacks_alt(cover text, gallery text[], alt jsonb, pictures jsonb, content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select
    from unnest(array_prepend(cover, gallery)) as file, unnest(array['bg', 'en', 'de', 'it']) as language
    where file <> ''
      and btrim(content #>> array[language, 'title']) <> ''
      and pictures #>> array[file, 'isDecorative'] is distinct from 'true'
      and btrim(coalesce(alt #>> array[file, language], '')) = ''
  );
$$;
comment on function private.lacks_alt is
  'True when a picture that does not decorate has no alternative text in a language that is shown.';

-- A language that is still being translated lies apart from the content: what visitors read cannot hold a word of it.
create function private.are_in_translation(in_translation jsonb, content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(in_translation) = 'object' and in_translation - array['bg', 'en', 'de', 'it'] = '{}', false)
    and not exists (
      select
      from jsonb_each(case when jsonb_typeof(in_translation) = 'object' then in_translation else '{}' end) as each (language, value)
      where not private.is_news_text(each.value - 'alt')
        or coalesce(jsonb_typeof(each.value -> 'alt') <> 'object', true)
        or content -> each.language <> '{"title": "", "contentOne": "", "contentTwo": ""}'
    );
$$;
comment on function private.are_in_translation is
  'True for language → { title, contentOne, contentTwo, alt }, each of a language that the content has no word of.';

create table public.news (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  status text not null default 'published',
  visible_from timestamptz,
  visible_until timestamptz,
  published_on date not null,
  is_media boolean not null default false,
  cover text not null,
  gallery text[] not null default '{}',
  content jsonb not null,
  alt jsonb not null default '{}',
  pictures jsonb not null default '{}',
  in_translation jsonb not null default '{}',
  translations jsonb not null default '{}',
  outdated text[] not null default '{}',
  corrections jsonb not null default '[]',
  -- The texts lie outside of their rows, and a search would open every one of them: what it looks at stands in the row.
  title_search text generated always as (
    lower(
      (content #>> '{bg,title}') || E'\n' || (content #>> '{en,title}') || E'\n'
      || (content #>> '{de,title}') || E'\n' || (content #>> '{it,title}')
    )
  ) stored,
  lacks_alt boolean not null generated always as (private.lacks_alt(cover, gallery, alt, pictures, content)) stored,
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  created_by text,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  saved_automatically boolean not null default false,
  deleted_at timestamptz,
  deleted_by text,

  constraint news_status_is_known check (status in ('published', 'draft', 'hidden')),
  constraint news_ends_after_its_start check (visible_until > visible_from),
  -- A draft that was never public may wait for its address, its cover and its title; it has to say something.
  constraint news_slug_is_an_address check (
    (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120) or (slug = '' and status = 'draft')
  ),
  -- Routes of the API; and words that in the filters of the Data API may mean values other than texts.
  constraint news_slug_is_not_reserved check (
    slug not in ('latest', 'press', 'update', 'updatetexts', 'validate-url', 'true', 'false', 'null')
  ),
  constraint news_published_on_is_a_calendar_day check (published_on between '1000-01-01' and '9999-12-31'),
  constraint news_has_a_cover check (cover <> '' or status = 'draft'),
  constraint news_gallery_has_at_most_ten_pictures check (cardinality(gallery) <= 10),
  constraint news_gallery_pictures_are_named check (array_position(gallery, '') is null),
  constraint news_gallery_pictures_are_different check (private.are_different(gallery)),
  constraint news_content_is_in_four_languages check (private.is_news_content(content)),
  constraint news_has_a_title check (
    status = 'draft' or btrim(concat(
      content #>> '{bg,title}', content #>> '{en,title}', content #>> '{de,title}', content #>> '{it,title}'
    )) <> ''
  ),
  constraint news_says_something check (private.says_something(content)),
  constraint news_alt_is_text_by_language check (private.is_news_alt(alt)),
  constraint news_pictures_are_described check (private.is_news_pictures(pictures)),
  constraint news_in_translation_is_not_shown check (private.are_in_translation(in_translation, content)),
  constraint news_translations_are_by_language check (
    jsonb_typeof(translations) = 'object' and translations - array['bg', 'en', 'de', 'it'] = '{}'
  ),
  constraint news_outdated_are_languages check (outdated <@ array['bg', 'en', 'de', 'it']),
  constraint news_corrections_are_a_list check (jsonb_typeof(corrections) = 'array'),
  constraint news_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint news_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint news_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint news_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint news_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);
comment on table public.news is 'News items with their texts in four languages; pictures are files of the bucket "news".';
comment on column public.news.slug is 'The address after /news/; it never changes. A draft may have none yet, as an empty text.';
comment on column public.news.status is 'Visitors read what is published, from visible_from to visible_until.';
comment on column public.news.visible_from is 'When a published item comes to the site; at once when null.';
comment on column public.news.visible_until is 'When a published item leaves the site; never when null.';
comment on column public.news.pictures is 'What is said of its pictures besides their alternative texts, by file.';
comment on column public.news.in_translation is 'Languages in translation → what will be shown of them.';
comment on column public.news.translations is 'Language → field → { from, text }: the language and the text that the field was translated from.';
comment on column public.news.outdated is 'Languages of which a field was translated from a text that is another one now.';
comment on column public.news.corrections is
  'Notices to readers, the oldest first: { id, at, over, language, reason, paragraphs, more }; over is the saved_at of the version that they were made against.';
comment on column public.news.title_search is 'The titles in small letters, each in a line.';
comment on column public.news.lacks_alt is 'A picture has no alternative text in a language that is shown.';
comment on column public.news.request_key is 'The idempotency key of the request that created the item.';
comment on column public.news.request_hash is 'SHA-256 of the content of the request that created the item.';
comment on column public.news.update_key is 'The idempotency key of the last update.';
comment on column public.news.update_hash is 'SHA-256 of the content of the last update.';
comment on column public.news.created_by is 'Who has begun the item.';
comment on column public.news.updated_by is 'Who has saved the item last.';
comment on column public.news.saved_automatically is 'The form has saved it last by itself, while it was written in.';
comment on column public.news.deleted_at is 'Set when the item lies in the trash.';
comment on column public.news.deleted_by is 'Who moved the item to the trash.';

-- The address of an item in the trash is free for others; that of a draft is kept for it, and several may have none.
create unique index news_slug_key on public.news (slug) where deleted_at is null and slug <> '';
create index news_newest_first on public.news (published_on desc, created_at desc, id desc);
-- The texts lie outside of their rows: without this index a list of English news opens every one of them.
create index news_in_english_newest_first on public.news (published_on desc, created_at desc, id desc)
where deleted_at is null and content #>> '{en,title}' <> '';
create index news_pictures on public.news using gin (array_prepend(cover, gallery));
create index news_in_trash on public.news (deleted_at) where deleted_at is not null;
create index news_moments on public.news (visible_from, visible_until)
where status = 'published' and (visible_from is not null or visible_until is not null);

-- What every public read goes through. The policy of the visitors' role says the same.
create view private.visible_news with (security_invoker = true) as
select * from public.news
where status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now());
comment on view private.visible_news is 'The items that visitors may read now.';
grant select on private.visible_news to service_role;

-- Visitors' roles read what pages show, not how a row was written, whether it is deleted or by whom.
grant select (
  id, slug, published_on, cover, gallery, is_media, content, alt, created_at, updated_at
) on public.news to anon;

alter table public.news enable row level security;

create policy "Everyone reads news that are visible now"
on public.news for select to anon
using (
  status = 'published'
  and deleted_at is null
  and (visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now())
);

-- Changes of a public item that are not published yet.
create table public.news_drafts (
  id uuid primary key references public.news (id) on delete cascade,
  published_on date not null,
  cover text not null,
  gallery text[] not null default '{}',
  is_media boolean not null,
  content jsonb not null,
  alt jsonb not null default '{}',
  visible_from timestamptz,
  visible_until timestamptz,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  created_by text,
  updated_by text,
  saved_automatically boolean not null default false,
  in_translation jsonb not null default '{}',
  translations jsonb not null default '{}',
  outdated text[] not null default '{}',
  pictures jsonb not null default '{}',
  based_on timestamptz not null,

  constraint news_drafts_published_on_is_a_calendar_day check (published_on between '1000-01-01' and '9999-12-31'),
  constraint news_drafts_gallery_has_at_most_ten_pictures check (cardinality(gallery) <= 10),
  constraint news_drafts_gallery_pictures_are_named check (array_position(gallery, '') is null),
  constraint news_drafts_gallery_pictures_are_different check (private.are_different(gallery)),
  constraint news_drafts_content_is_in_four_languages check (private.is_news_content(content)),
  constraint news_drafts_say_something check (private.says_something(content)),
  constraint news_drafts_alt_is_text_by_language check (private.is_news_alt(alt)),
  constraint news_drafts_end_after_their_start check (visible_until > visible_from),
  constraint news_drafts_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint news_drafts_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint news_drafts_in_translation_is_not_shown check (private.are_in_translation(in_translation, content)),
  constraint news_drafts_translations_are_by_language check (
    jsonb_typeof(translations) = 'object' and translations - array['bg', 'en', 'de', 'it'] = '{}'
  ),
  constraint news_drafts_pictures_are_described check (private.is_news_pictures(pictures))
);
comment on table public.news_drafts is 'Changes of a public item that are not published yet, one draft an item; only the API reads them.';
comment on column public.news_drafts.id is 'Of the item that the draft will change.';
comment on column public.news_drafts.based_on is
  'updated_at of the item that the draft was made from, or compared with since; another one is a conflict.';

create index news_drafts_pictures on public.news_drafts using gin (array_prepend(cover, gallery));

alter table public.news_drafts enable row level security;

-- Links that show an item that is not public, or not yet, without an account.
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

alter table public.preview_links enable row level security;

create trigger set_updated_at before update on public.news
for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.news_drafts
for each row execute function private.set_updated_at();

create trigger judge_updated_by before insert or update of updated_by on public.news
for each row execute function private.judge_writer('news', 'updated_by');
create trigger judge_deleted_by before update of deleted_by on public.news
for each row execute function private.judge_writer('news', 'deleted_by');
create trigger judge_setting before delete on public.news
for each row execute function private.judge_writer('news');
create trigger judge_updated_by before insert or update of updated_by on public.news_drafts
for each row execute function private.judge_writer('news', 'updated_by');
create trigger judge_created_by before insert or update of created_by on public.preview_links
for each row execute function private.judge_writer('news', 'created_by');

-- Drafts are saved every few seconds: only what touches a published item is a change of what visitors read.
create function private.count_news_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_public boolean;
begin
  if current_setting('app.counts_itself', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select exists (select from new_rows where status = 'published') into is_public;
  elsif tg_op = 'DELETE' then
    select exists (select from old_rows where status = 'published') into is_public;
  else
    select exists (
      select from old_rows where status = 'published' union all select from new_rows where status = 'published'
    ) into is_public;
  end if;
  if is_public then
    perform private.count_change();
  end if;
  return null;
end;
$$;

create trigger count_content_change after truncate on public.news
for each statement execute function private.count_content_change();
create trigger count_inserted_news after insert on public.news
referencing new table as new_rows
for each statement execute function private.count_news_change();
create trigger count_updated_news after update on public.news
referencing old table as old_rows new table as new_rows
for each statement execute function private.count_news_change();
create trigger count_deleted_news after delete on public.news
referencing old table as old_rows
for each statement execute function private.count_news_change();

create function private.first_title(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    nullif(content #>> '{bg,title}', ''), nullif(content #>> '{en,title}', ''),
    nullif(content #>> '{de,title}', ''), nullif(content #>> '{it,title}', ''), ''
  );
$$;

create function private.news_fields(item public.news) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'date', item.published_on, 'isMediaNews', item.is_media, 'visibleFrom', item.visible_from,
    'visibleUntil', item.visible_until, 'cover', item.cover, 'gallery', item.gallery,
    'corrections', jsonb_array_length(item.corrections)
  ) || (
    select jsonb_object_agg(format('%s.%s', part, language), item.content #> array[language, part])
    from unnest(array['bg', 'en', 'de', 'it']) as language, unnest(array['title', 'contentOne', 'contentTwo']) as part
  );
$$;

create function private.note_news_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item constant public.news := coalesce(new, old);
  is_saved constant boolean := tg_op = 'INSERT' or (tg_op = 'UPDATE' and old.deleted_at is null);
  is_planned constant boolean := item.status = 'published' and coalesce(item.visible_from > now(), false);
  done text;
begin
  done := case
    when tg_op = 'DELETE' then 'erase'
    when tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null then 'delete'
    when tg_op = 'UPDATE' and old.deleted_at is not null then 'restore'
    when item.status = 'draft' then 'draft'
    when item.status = 'hidden' and (tg_op = 'INSERT' or old.status <> 'hidden') then 'hide'
    when is_planned and (tg_op = 'INSERT' or old.status <> 'published' or old.visible_from is distinct from new.visible_from)
      then 'plan'
    when tg_op = 'INSERT' or old.status <> item.status then 'publish'
    else 'change'
  end;
  perform private.note_act(row(
    null, null,
    case
      when done = 'erase' then nullif(current_setting('app.by_whom', true), '')
      when done = 'delete' then item.deleted_by
      else item.updated_by
    end,
    done,
    case when item.is_media then 'media' else 'news' end, item.id, private.first_title(item.content),
    case when done = 'plan' then item.visible_from end,
    case
      when done in ('change', 'plan', 'publish', 'hide') and tg_op = 'UPDATE' and old.status <> 'draft'
        then private.changes_between(private.news_fields(old), private.news_fields(new))
    end
  )::public.journal);
  return null;
end;
$$;

create function private.note_draft_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act(row(
    null, null, new.updated_by, 'draft', case when new.is_media then 'media' else 'news' end, new.id,
    private.first_title(new.content), null, null
  )::public.journal);
  return null;
end;
$$;

-- A link shows what is not public to people without an account: who made it is noted.
create function private.note_preview_link_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act(row(
    null, null,
    case when tg_op = 'INSERT' then new.created_by else new.revoked_by end,
    case when tg_op = 'INSERT' then 'share' else 'unshare' end,
    case when coalesce(draft.is_media, item.is_media) then 'media' else 'news' end,
    item.id, private.first_title(coalesce(draft.content, item.content)), null, null
  )::public.journal)
  from public.news as item
  left join public.news_drafts as draft on draft.id = item.id
  where item.id = new.news_id;
  return null;
end;
$$;

-- As for the versions: what a restoration brings back was noted when it was done.
create trigger note_inserted_news after insert on public.news
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.note_news_act();
create trigger note_updated_news after update of content, status, is_media, corrections, deleted_at on public.news
for each row execute function private.note_news_act();
create trigger note_deleted_news after delete on public.news
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.note_news_act();
create trigger note_draft after insert or update on public.news_drafts
for each row when (current_setting('app.is_restoring', true) is distinct from 'on')
execute function private.note_draft_act();
create trigger note_made_preview_link after insert on public.preview_links
for each row execute function private.note_preview_link_act();
create trigger note_revoked_preview_link after update of revoked_at on public.preview_links
for each row when (old.revoked_at is null and new.revoked_at is not null)
execute function private.note_preview_link_act();
