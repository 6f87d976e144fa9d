create function private.news_state(status text, visible_from timestamptz, visible_until timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when status <> 'published' then status
    when visible_from > now() then 'planned'
    when visible_until <= now() then 'ended'
    else 'published'
  end;
$$;

create function private.without_tags(html text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    -- A word may be partly bold; other tags end it.
    regexp_replace(html, '</?(a|b|strong|i|em|u|s|sub|sup|span)\y[^>]*>', '', 'g'), '<[^>]*>|&[a-z0-9#]+;', ' ', 'g'
  );
$$;
comment on function private.without_tags is 'What rich text says, its words apart.';

-- Nothing is left to the locale of the database, as the classes of regular expressions would be.
create function private.words_in(said text) returns setof text
language sql immutable set search_path = ''
as $$
  select left(word, 60)
  from regexp_split_to_table(lower(said), '[\u0001-/:-@\[-`{-\u00bf\u2000-\u206f]+') as word
  where word <> '';
$$;
comment on function private.words_in is 'The words of a text, in small letters and short.';

-- A tsvector holds a megabyte; what is over it cannot be found, which is no reason to refuse it.
create function private.words_of(content jsonb, in_translation jsonb) returns tsvector
language sql immutable cost 100000 set search_path = ''
as $$
  with words as (
    select distinct word collate "C" as word
    from jsonb_each(content || in_translation) as texts (language, parts),
      unnest(array[
        parts ->> 'title',
        private.without_tags(parts ->> 'contentOne'),
        private.without_tags(parts ->> 'contentTwo')
      ]) as said,
      private.words_in(said) as word
  ), counted as (
    select word, sum(octet_length(word)) over (order by word) as bytes from words
  )
  select array_to_tsvector(coalesce(array_agg(word::text), '{}')) from counted where bytes < 1000000;
$$;
comment on function private.words_of is 'The words of titles and texts in all languages, those in translation, too; each once.';

-- Not a column: every answer that names none would carry the words of its rows.
create index news_words on public.news using gin (private.words_of(content, in_translation));
create index news_drafts_words on public.news_drafts using gin (private.words_of(content, in_translation));
-- Else the words of many rows would be made once more with each ANALYZE, for statistics that no plan needs.
alter index public.news_words alter column 1 set statistics 0;
alter index public.news_drafts_words alter column 1 set statistics 0;
-- No dictionary: what of it is no word is found nowhere.
create function private.beginnings_of(word text) returns setof text
language sql immutable set search_path = ''
as $$
  with without_plural as (
    select regexp_replace(word, '^([а-я]{3,})ове(те)?$', '\1') as said
  ), stem as (
    select regexp_replace(
      said, '^([а-я]{4,}?)(иите|ията|ите|ият|ата|ята|ото|ето|ия|ът|ят|та|то|те|а|я|о|е|и)$', '\1'
    ) as said
    from without_plural
  )
  select word
  union
  select said from stem
  union
  -- A vowel that comes and goes: надзорен, надзорния.
  select regexp_replace(said, '^([а-я]{3,})[еъ]([бвгдзклмнпрстц])$', '\1\2') from stem
  union
  select regexp_replace(said, '^([а-я]{3,}[бвгджзклмнпрстфхцчшщ])([вклмнрц])$', '\1' || vowel || '\2')
  from stem, unnest(array['е', 'ъ']) as vowel;
$$;
comment on function private.beginnings_of is
  'How a word and, of a Bulgarian one, its other forms begin: without article and plural, with and without a vowel that comes and goes.';

create function private.month_of(day date) returns text
language sql immutable set search_path = ''
as $$
  select (array[
    'януари', 'февруари', 'март', 'април', 'май', 'юни', 'юли', 'август', 'септември', 'октомври', 'ноември', 'декември'
  ])[extract(month from day)] || '/' || extract(year from day);
$$;
comment on function private.month_of is 'The month as it is searched for: април/2025.';

-- The beginnings of words are looked up in the texts, parts of words in the titles and in the day, as it is shown.
create function private.news_that_say(search text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    string_agg(
      concat_ws(
        ' or ',
        format(
          $sql$(strpos(item.title_search || to_char(item.published_on, '" "DD-MM-YYYY DD.MM.YYYY DD/MM/YYYY'), %L) > 0$sql$,
          word
        ),
        case when word ~ '^(яну|фев|мар|апр|май|юни|юли|авг|сеп|окт|ное|дек)' then
          format('starts_with(private.month_of(item.published_on), %L)', word)
        end,
        (
          select format(
            $sql$item.id in (
              select id from public.news where private.words_of(content, in_translation) @@ %1$L::tsquery
              union all
              select id from public.news_drafts where private.words_of(content, in_translation) @@ %1$L::tsquery
            )$sql$,
            string_agg(
              -- Many begin with one letter.
              case when length(part) = 1 then quote_literal(part) else (
                select '(' || string_agg(quote_literal(beginning) || ':*', ' | ') || ')'
                from private.beginnings_of(part) as beginning
              ) end,
              ' & '
            )
          )
          from private.words_in(word) as part
          having count(*) > 0
        )
      ) || ')',
      ' and '
    ),
    'true'
  )
  from regexp_split_to_table(
    -- A month with its year is one word: „април 2025 г.“.
    regexp_replace(
      lower(btrim(search)),
      '(?<!\S)(януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)\s+([0-9]{4})(\s*г(одина|\.)?)?(?!\S)',
      '\1/\2', 'g'
    ),
    '\s+'
  ) as word
  where word <> '';
$$;
comment on function private.news_that_say is 'The condition of SQL by which an item, or its draft, holds all words of search.';

-- Composed for each call, so that the plan knows which conditions there are: a plan for all calls reads the whole table.
create function private.staff_news_items(media boolean, search text, period text default null) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $sql$
      select item.*,
        case
          when item.status <> 'published' then item.status
          when item.visible_from > now() then 'planned'
          when item.visible_until <= now() then 'hidden'
          else 'published'
        end as listed_state,
        to_char(item.published_on, 'YYYY-MM') as month,
        -- A language in translation has no title that is shown. The titles stand in the row, the texts outside of it.
        split_part(item.title_search, E'\n', 1) = '' as without_bg,
        split_part(item.title_search, E'\n', 2) = '' as without_en,
        split_part(item.title_search, E'\n', 3) = '' as without_de,
        split_part(item.title_search, E'\n', 4) = '' as without_it,
        item.outdated <> '{}' as is_outdated,
        item.in_translation <> '{}' as is_in_translation,
        exists (select from public.news_drafts as draft where draft.id = item.id) as has_draft,
        coalesce(item.created_by, '') as author
      from public.news as item
      where item.deleted_at is null and item.is_media = %L and %s and %s
    $sql$,
    media,
    private.news_that_say(search),
    -- By the days, for which there is an index.
    case when period is null then 'true' else format(
      'item.published_on >= %1$L::date and item.published_on < %1$L::date + %2$L::interval',
      period || right('-01-01', 10 - length(period)), case length(period) when 4 then '1 year' else '1 month' end
    ) end
  );
$$;
comment on function private.staff_news_items is
  'The SQL of the items with all words of search, and of one year (2025) or month (2025-04), if asked, each with what the list is narrowed by.';

create function private.staff_news_condition(filter jsonb, but text default null) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(condition, ' and '), 'true')
  from (
    values
      ('state', format('listed_state = %L', filter ->> 'state')),
      ('missing', quote_ident('without_' || (filter ->> 'missing'))),
      ('period', format('starts_with(month, %L)', filter ->> 'period')),
      ('withoutAlt', 'lacks_alt'),
      ('hasDraft', 'has_draft'),
      ('translation', case filter ->> 'translation' when 'outdated' then 'is_outdated' else 'is_in_translation' end),
      ('author', format('author = %L', filter ->> 'author'))
  ) as each (name, condition)
  where filter ? name and name is distinct from but;
$$;
comment on function private.staff_news_condition is 'The condition of SQL by which the list of the staff is narrowed, but for one of its filters.';

create function public.preview_versions(links uuid[]) returns table (link uuid, version text)
language sql stable security invoker set search_path = ''
as $$
  select preview.id, concat_ws('/', extract(epoch from item.updated_at), extract(epoch from draft.updated_at))
  from public.preview_links as preview
  join public.news as item on item.id = preview.news_id and item.deleted_at is null
  left join public.news_drafts as draft on draft.id = item.id
  where preview.id = any (links) and preview.revoked_at is null and preview.expires_at > now();
$$;
comment on function public.preview_versions is
  'Of those of the links that are valid, what changes with each change of what they show.';

create function public.staff_news_page(
  media boolean,
  filter jsonb default '{}',
  page_size integer default 100,
  place jsonb default null
) returns table (
  id uuid, slug text, published_on date, cover text, is_media boolean, titles jsonb, in_translation text[], outdated text[],
  state text, visible_from timestamptz, visible_until timestamptz, created_by text, updated_by text,
  draft_updated_at timestamptz, draft_by text, created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- What is shown of the texts, which lie outside of their rows, is read of one page alone.
  return query execute format(
    $sql$
      select
        page.id, page.slug, page.published_on, page.cover, page.is_media,
        jsonb_build_object(
          'bg', page.content #>> '{bg,title}', 'en', page.content #>> '{en,title}',
          'de', page.content #>> '{de,title}', 'it', page.content #>> '{it,title}'
        ),
        array(select jsonb_object_keys(page.in_translation)), page.outdated,
        private.news_state(page.status, page.visible_from, page.visible_until), page.visible_from, page.visible_until,
        page.created_by, page.updated_by, draft.updated_at, draft.updated_by, page.created_at, page.updated_at
      from (
        select * from (%s) as item
        where %s %s
        order by published_on desc, created_at desc, id desc
        limit %s
      ) as page
      left join public.news_drafts as draft on draft.id = page.id
      order by page.published_on desc, page.created_at desc, page.id desc
    $sql$,
    private.staff_news_items(media, filter ->> 'search', filter ->> 'period'),
    private.staff_news_condition(filter),
    case when place is not null then format(
      'and (published_on, created_at, id) < (%L::date, %L::timestamptz, %L::uuid)',
      place ->> 'published_on', place ->> 'created_at', place ->> 'id'
    ) end,
    page_size
  );
end;
$$;
comment on function public.staff_news_page is
  'Items for the list of the staff, newest first; place is published_on, created_at and id of the last row of the page before.';

create function public.staff_news_counts(media boolean, filter jsonb default '{}') returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  counts jsonb;
begin
  execute format(
    $sql$
      with grouped as (
        select
          listed_state, month, author, lacks_alt, has_draft, is_outdated, is_in_translation,
          without_bg, without_en, without_de, without_it,
          count(*)::integer as items
        from (%1$s) as item
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      )
      select jsonb_build_object(
        'states', jsonb_build_object(
          'published', coalesce(sum(items) filter (where listed_state = 'published' and %2$s), 0),
          'draft', coalesce(sum(items) filter (where listed_state = 'draft' and %2$s), 0),
          'planned', coalesce(sum(items) filter (where listed_state = 'planned' and %2$s), 0),
          'hidden', coalesce(sum(items) filter (where listed_state = 'hidden' and %2$s), 0)
        ),
        'missing', jsonb_build_object(
          'bg', coalesce(sum(items) filter (where without_bg and %3$s), 0),
          'en', coalesce(sum(items) filter (where without_en and %3$s), 0),
          'de', coalesce(sum(items) filter (where without_de and %3$s), 0),
          'it', coalesce(sum(items) filter (where without_it and %3$s), 0)
        ),
        'translation', jsonb_build_object(
          'outdated', coalesce(sum(items) filter (where is_outdated and %4$s), 0),
          'inTranslation', coalesce(sum(items) filter (where is_in_translation and %4$s), 0)
        ),
        'withoutAlt', coalesce(sum(items) filter (where lacks_alt and %5$s), 0),
        'hasDraft', coalesce(sum(items) filter (where has_draft and %8$s), 0),
        'months', (
          select coalesce(jsonb_agg(jsonb_build_object('month', month, 'count', items) order by month desc), '[]')
          from (select month, sum(items) as items from grouped where %6$s group by 1) as months
        ),
        'authors', (
          select coalesce(jsonb_agg(jsonb_build_object('name', author, 'count', items) order by author), '[]')
          from (select author, sum(items) as items from grouped where author <> '' and %7$s group by 1) as authors
        ),
        'without', jsonb_build_object(
          'state', coalesce(sum(items) filter (where %2$s), 0),
          'missing', coalesce(sum(items) filter (where %3$s), 0),
          'translation', coalesce(sum(items) filter (where %4$s), 0),
          'withoutAlt', coalesce(sum(items) filter (where %5$s), 0),
          'hasDraft', coalesce(sum(items) filter (where %8$s), 0),
          'period', coalesce(sum(items) filter (where %6$s), 0),
          'author', coalesce(sum(items) filter (where %7$s), 0)
        )
      )
      from grouped
    $sql$,
    private.staff_news_items(media, filter ->> 'search'),
    private.staff_news_condition(filter, 'state'),
    private.staff_news_condition(filter, 'missing'),
    private.staff_news_condition(filter, 'translation'),
    private.staff_news_condition(filter, 'withoutAlt'),
    private.staff_news_condition(filter, 'period'),
    private.staff_news_condition(filter, 'author'),
    private.staff_news_condition(filter, 'hasDraft')
  ) into counts;
  return counts;
end;
$$;
comment on function public.staff_news_counts is
  'How many items the list of the staff holds for each choice of each filter, and without it, all the other filters being as they are.';

create function public.staff_news_ids(media boolean, filter jsonb default '{}') returns uuid[]
language plpgsql stable security invoker set search_path = ''
as $$
declare
  ids uuid[];
begin
  execute format(
    $sql$
      select coalesce(array_agg(item.id order by item.published_on desc, item.created_at desc, item.id desc), '{}')
      from (%s) as item
      where %s
    $sql$,
    private.staff_news_items(media, filter ->> 'search', filter ->> 'period'), private.staff_news_condition(filter)
  ) into ids;
  return ids;
end;
$$;
comment on function public.staff_news_ids is 'All items that the list of the staff holds, newest first.';

create function public.change_many_news(
  ids uuid[], act text, by_whom text,
  has_moments boolean default false, shown_from timestamptz default null, shown_until timestamptz default null
) returns table (
  id uuid, title text, outcome text, was_status text, was_from timestamptz, was_until timestamptz
)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  changed uuid[];
  before jsonb;
begin
  -- In one order, so that two who change the same items wait for each other: drafts before their items, as a save of a draft.
  perform from public.news_drafts where news_drafts.id = any (ids) order by news_drafts.id for no key update;
  perform from public.news where news.id = any (ids) order by news.id for no key update;
  select jsonb_object_agg(news.id, to_jsonb(news)) into before from public.news where news.id = any (ids);
  case act
    when 'hide', 'show' then
      with written as (
        update public.news
        set
          status = case act when 'hide' then 'hidden' else 'published' end,
          visible_from = case when has_moments then shown_from else visible_from end,
          visible_until = case when has_moments then shown_until else visible_until end,
          updated_by = by_whom, saved_automatically = false
        where news.id = any (ids) and deleted_at is null and status <> 'draft' and (
          status = case act when 'hide' then 'published' else 'hidden' end
          or has_moments and (visible_from, visible_until) is distinct from (shown_from, shown_until)
        )
        returning news.id
      )
      select array_agg(written.id) into changed from written;
    when 'toMedia', 'toNews' then
      -- The draft of an item is of the same list; published later, it must not move it back.
      update public.news_drafts
      set is_media = (act = 'toMedia'), updated_by = by_whom, saved_automatically = false
      where news_drafts.id = any (ids) and is_media <> (act = 'toMedia');
      with written as (
        update public.news
        set is_media = (act = 'toMedia'), updated_by = by_whom, saved_automatically = false
        where news.id = any (ids) and deleted_at is null and is_media <> (act = 'toMedia')
        returning news.id
      )
      select array_agg(written.id) into changed from written;
    when 'delete' then
      with written as (
        update public.news set deleted_at = clock_timestamp(), deleted_by = by_whom
        where news.id = any (ids) and deleted_at is null
        returning news.id
      )
      select array_agg(written.id) into changed from written;
    when 'restore' then
      with written as (
        update public.news set deleted_at = null, deleted_by = null, updated_by = by_whom
        where news.id = any (ids) and deleted_at is not null
          and not exists (
            select from public.news as other
            where other.slug = news.slug and other.slug <> '' and other.deleted_at is null
          )
        returning news.id
      )
      select array_agg(written.id) into changed from written;
  end case;
  return query
  select
    asked.id,
    coalesce(private.first_title(item.content), ''),
    case
      when asked.id = any (changed) then 'changed'
      when item.id is null then 'gone'
      when act = 'restore' then case when item.deleted_at is null then 'unchanged' else 'urlTaken' end
      when act = 'delete' then 'unchanged'
      when item.deleted_at is not null then 'gone'
      when act in ('hide', 'show') and item.status = 'draft' then 'draft'
      else 'unchanged'
    end,
    before #>> array[asked.id::text, 'status'],
    (before #>> array[asked.id::text, 'visible_from'])::timestamptz,
    (before #>> array[asked.id::text, 'visible_until'])::timestamptz
  from unnest(ids) as asked (id)
  left join public.news as item on item.id = asked.id;
end;
$$;
comment on function public.change_many_news is
  'Hides, shows (both from and until moments, if has_moments), moves (toMedia, toNews), deletes or restores items; outcome of each is changed, unchanged (it was so), gone, draft (it has no state to change) or urlTaken; was_… is what it was before.';

create function public.trash_news(item_id uuid, by_whom text) returns setof public.news
language sql volatile security invoker set search_path = ''
as $$
  update public.news set deleted_at = clock_timestamp(), deleted_by = by_whom
  where id = item_id and deleted_at is null
  returning *;
$$;
comment on function public.trash_news is 'Moves a news item to the trash; no row when it is not on the site.';

create function public.erase_news(item_id uuid, by_whom text) returns text[]
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  files constant text[] := private.news_pictures(array[item_id]);
begin
  perform set_config('app.by_whom', by_whom, true);
  -- Who saves a draft locks it before its item, and so does erasing both.
  perform from public.news_drafts where id = item_id for update;
  delete from public.news where id = item_id and deleted_at is not null;
  return case when found then files end;
end;
$$;
comment on function public.erase_news is
  'Erases an item in the trash with its draft and its history: the pictures that it lets go, null when it is not there.';
