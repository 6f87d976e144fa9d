-- Whoever makes a link shows what is not public to somebody without an account.
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

create trigger note_made_preview_link after insert on public.preview_links
for each row execute function private.note_preview_link_act();
create trigger note_revoked_preview_link after update of revoked_at on public.preview_links
for each row when (old.revoked_at is null and new.revoked_at is not null)
execute function private.note_preview_link_act();
