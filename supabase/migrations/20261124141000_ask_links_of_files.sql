-- A document links to the web by its file as well as by its note.
alter table public.document_files
  add column links text[] not null default '{}',
  add constraint document_files_links_are_bounded check (cardinality(links) <= 200);
comment on column public.document_files.links is 'Addresses on the web to which its pages link; found when the file was judged.';

alter table private.link_places drop constraint link_places_source_is_known;
alter table private.link_places add constraint link_places_source_is_known check (source in ('news', 'documents', 'files'));
comment on column private.link_places.source is 'The table of the text; files: the link stands in the file of a document.';

create or replace function private.places_in_document(item public.documents) returns setof private.link_places
language sql stable set search_path = ''
as $$
  -- One that stands in both is mended in both: the note comes first.
  select distinct on (address) item.id, source, 'en', address
  from (
    select 'documents', private.links_typed_in(concat_ws(' ', item.note_en, item.scope_en))
    union all
    select 'files', unnest(links) from public.document_files where id = item.file
  ) as found (source, address)
  where octet_length(address) <= 2000
  order by address, source;
$$;

drop trigger keep_link_places on public.documents;
create trigger keep_link_places after insert or delete or update of note_en, scope_en, file on public.documents
for each row execute function private.keep_link_places();

-- A restoration brings the document before its file.
create function private.keep_link_places_of_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.link_places
  where source = 'files' and item_id in (select id from public.documents where file = new.id);
  insert into private.link_places
  select places.* from public.documents as item, private.places_in_document(item) as places
  where item.file = new.id
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.keep_link_places_of_file is 'Writes down the links of a file that a document has.';
create trigger keep_link_places after insert or update of links on public.document_files
for each row execute function private.keep_link_places_of_file();

create or replace view private.shown_links with (security_invoker = true) as
select place.item_id, place.source, place.language, place.address, private.first_title(item.content) as title
from private.link_places as place
join private.visible_news as item on item.id = place.item_id
where place.source = 'news'
union all
select place.item_id, place.source, place.language, place.address, item.title_bg
from private.link_places as place
join public.documents as item on item.id = place.item_id
where place.source in ('documents', 'files') and item.deleted_at is null and not item.is_hidden;
comment on view private.shown_links is 'The links that visitors can follow now, and the title of what they stand in.';
