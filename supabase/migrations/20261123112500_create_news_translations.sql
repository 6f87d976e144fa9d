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
