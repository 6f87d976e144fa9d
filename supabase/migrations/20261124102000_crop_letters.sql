-- The picture of a letter keeps what it is about, as the site crops it.
drop function public.letter_of;
create function public.letter_of(mail_id uuid) returns table (
  email text, token text, language text, slug text, published_on date, cover text, content jsonb, alt jsonb, pictures jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select
    reader.email, reader.token, reader.language, item.slug, item.published_on, item.cover, item.content, item.alt,
    item.pictures
  from public.mails as mail
  join public.newsletter_letters as letter on letter.id = mail.letter_id
  join public.newsletter_sendings as sending on sending.id = letter.sending_id
  join public.newsletter as reader on reader.id = letter.subscriber_id
  join private.visible_news as item on item.id = sending.news_id
  where mail.id = mail_id and mail.status = 'queued'
    and reader.confirmed_at is not null and reader.unsubscribed_at is null
  union all
  select
    test.email, null, test.language, item.slug, coalesce(draft.published_on, item.published_on),
    coalesce(draft.cover, item.cover), coalesce(draft.content, item.content), coalesce(draft.alt, item.alt),
    coalesce(draft.pictures, item.pictures)
  from public.mails as mail
  join public.newsletter_tests as test on test.id = mail.letter_test_id
  join public.news as item on item.id = test.news_id and item.deleted_at is null
  left join public.news_drafts as draft on draft.id = item.id
  where mail.id = mail_id and mail.status = 'queued';
$$;
comment on function public.letter_of is
  'To whom a letter goes and what is in it; nothing when the reader has left or the item is not public any more. A test has no token.';

revoke execute on function public.letter_of from public, anon, authenticated;
grant execute on function public.letter_of to service_role;
