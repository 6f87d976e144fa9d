-- A document may stand in another section than the one its address was made of; the address stays.
alter table public.documents add column folder text;
-- Nobody changes the rows: no history, no line of the journal.
alter table public.documents disable trigger user;
update public.documents set folder = section where folder is null;
alter table public.documents enable trigger user;
alter table public.documents alter column folder set not null;
comment on column public.documents.folder is 'The part of the address before the name: the section in which the document was created.';
alter table public.documents drop constraint documents_have_their_own_address;
alter table public.documents add constraint documents_have_their_own_address unique (folder, name);
comment on column public.documents.name is 'The last part of the address, which stays: /documents/{folder}/{name}.pdf.';

create function private.keep_document_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.folder := coalesce(new.folder, new.section);
    return new;
  end if;
  new.folder := old.folder;
  if new.section <> old.section then
    select coalesce(max(position), 0) + 1 into new.position from public.documents where section = new.section;
  end if;
  return new;
end;
$$;
create trigger keep_address before insert or update of section, folder on public.documents
for each row execute function private.keep_document_address();
