-- Who had no answer asks once more: the same request is no second one.
alter table public.newsletter_sendings
  add column request_key text unique,
  add constraint newsletter_sendings_request_key_is_short check (char_length(request_key) between 1 and 200);
comment on column public.newsletter_sendings.request_key is 'Names the request that asked for it, when it names itself.';

drop function public.ask_for_sending;
create function public.ask_for_sending(of_news uuid, by_whom text, with_key text default null) returns table (
  outcome text, id uuid, asked_by text, asked_at timestamptz
)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  item public.news;
  taken public.newsletter_sendings;
begin
  select * into item from public.news as news where news.id = of_news and news.deleted_at is null for share;
  if item.id is null then
    return query select 'unknown', null::uuid, null::text, null::timestamptz;
    return;
  end if;
  if private.news_state(item.status, item.visible_from, item.visible_until) not in ('published', 'planned') then
    return query select 'notPublic', null::uuid, null::text, null::timestamptz;
    return;
  end if;
  insert into public.newsletter_sendings (news_id, label, asked_by, request_key)
  values (of_news, left(private.first_title(item.content), 300), by_whom, with_key)
  on conflict (news_id) do nothing
  returning * into taken;
  if taken.id is not null then
    perform private.note_act(row(
      null, null, by_whom, 'send', 'newsletter', of_news, taken.label,
      case when item.visible_from > now() then item.visible_from end
    )::public.journal);
    return query select 'asked', taken.id, taken.asked_by, taken.asked_at;
    return;
  end if;
  return query
  select case when sending.request_key = with_key then 'asked' else 'again' end, sending.id, sending.asked_by, sending.asked_at
  from public.newsletter_sendings as sending where sending.news_id = of_news;
end;
$$;
comment on function public.ask_for_sending is
  'Has an item sent to the subscribers, as soon as it is public: asked, also by the same request before; or again (and who asked first), unknown, notPublic.';

revoke execute on function public.ask_for_sending from public, anon, authenticated;
grant execute on function public.ask_for_sending to service_role;
