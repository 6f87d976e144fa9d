-- INQUIRY_TO replaces the recipients of a kind, not those who sell what is asked about to the country: so they are known apart,
-- and are written down with the first attempt too.
alter table public.mails add column sellers text[];
comment on column public.mails.sellers is 'Those of `recipients` who sell what is asked about to its country, or stand in.';

drop function public.recipients_of_mail;

create function public.recipients_of_mail(
  mail_id uuid, of_mailing integer, of_kind text, of_families text[], country text default null
) returns table (everybody text[], selling text[])
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  select recipients, coalesce(sellers, '{}') into everybody, selling
  from public.mails where id = mail_id and recipients_of = of_mailing;
  if not found then
    everybody := private.recipients_of(of_kind, of_families, country);
    -- Nobody receives all inquiries of no kind.
    selling := private.recipients_of('', of_families, country);
    update public.mails set recipients = everybody, sellers = selling, recipients_of = of_mailing
    where id = mail_id and mailing = of_mailing;
  end if;
  return next;
end;
$$;
comment on function public.recipients_of_mail is
  'Who of the staff receives a mail about an inquiry of these families from this country, and who of them sells them there; the same at every attempt of a mailing.';

revoke execute on function public.recipients_of_mail from public, anon, authenticated;
grant execute on function public.recipients_of_mail to service_role;
