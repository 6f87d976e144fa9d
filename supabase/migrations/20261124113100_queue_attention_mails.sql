-- On Monday administrators are told by mail what needs attention; what it was stays with the mail, so that each attempt is the same.
create table private.attention_mails (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  monday date not null,
  findings jsonb not null,

  constraint attention_mails_are_once_a_week unique (admin_id, monday),
  constraint attention_mails_are_of_mondays check (extract(isodow from monday) = 1),
  constraint attention_mails_say_something check (jsonb_typeof(findings) = 'array' and findings <> '[]')
);
comment on table private.attention_mails is 'What each administrator is told on a Monday.';

revoke all on private.attention_mails from public, anon, authenticated, service_role;
grant select, insert, delete on private.attention_mails to service_role;

alter table public.mails
  add column attention_mail_id uuid
    unique generated always as (case kind when 'attention' then id end) stored
    references private.attention_mails (id) on delete cascade;

-- Of the mails to an account only the last one says whether the next one will come.
create view private.last_account_mails with (security_invoker = true) as
select distinct on (admin_id) admin_id,
  case
    when mail.status = 'failed' then 'failed'
    when mail.status = 'queued' and mail.queued_at < now() - interval '1 hour' then 'waiting'
  end as trouble
from (
  select id, admin_id from public.account_mails
  union all
  select id, admin_id from private.attention_mails
) as told
join public.mails as mail using (id)
order by admin_id, mail.queued_at desc;
comment on view private.last_account_mails is 'The last mail to each account, an invitation, a link for a password or findings: whether it failed, or waits for more than an hour.';
revoke all on private.last_account_mails from public, anon, authenticated, service_role;
grant select on private.last_account_mails to service_role;

create function public.queue_attention_mails(what jsonb, moment timestamptz default now()) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  in_sofia constant timestamp := moment at time zone 'Europe/Sofia';
  queued integer;
begin
  if extract(isodow from in_sofia) <> 1 or extract(hour from in_sofia) not between 8 and 11 or what = '[]' then
    return 0;
  end if;
  delete from private.attention_mails where monday < in_sofia::date - 28;
  with told as (
    insert into private.attention_mails (admin_id, monday, findings)
    select id, in_sofia::date, what from public.admins
    where 'administrator' = any (roles) and email is not null and disabled_at is null and password_hash is not null
    on conflict on constraint attention_mails_are_once_a_week do nothing
    returning id
  ), mails as (
    insert into public.mails (id, kind)
    select id, 'attention' from told
    returning id
  )
  select count(*) into queued from mails;
  return queued;
end;
$$;
comment on function public.queue_attention_mails is
  'On Monday between 8 and 12 in Sofia: a mail with the findings for each administrator who has an address and may sign in, once; how many.';

create function public.attention_mail_of(mail_id uuid) returns table (email text, findings jsonb)
language sql stable security invoker set search_path = ''
as $$
  select account.email, told.findings
  from private.attention_mails as told
  join public.admins as account on account.id = told.admin_id
  where told.id = mail_id and account.email is not null and account.disabled_at is null
    and 'administrator' = any (account.roles);
$$;
comment on function public.attention_mail_of is
  'To whom a mail of findings goes and what it says; no row when the account is stopped or no administrator any more.';

create function public.drop_attention_mail(mail_id uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.mails where id = mail_id and kind = 'attention';
$$;
comment on function public.drop_attention_mail is 'Removes a mail that nobody wants any more; it is not queued again in its week.';

revoke execute on function public.queue_attention_mails from public, anon, authenticated;
revoke execute on function public.attention_mail_of from public, anon, authenticated;
revoke execute on function public.drop_attention_mail from public, anon, authenticated;
grant execute on function public.queue_attention_mails to service_role;
grant execute on function public.attention_mail_of to service_role;
grant execute on function public.drop_attention_mail to service_role;
