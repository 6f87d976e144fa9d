-- Somebody who is invited has no password until the link of the mail is used.
alter table public.admins
  alter column password_hash drop not null,
  add column email text,
  add constraint admins_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254);
comment on column public.admins.email is 'Where links for a password go; who has none is given one by the command line.';
create unique index admins_email_in_any_case on public.admins (lower(email));

create function public.account_named(name text) returns setof public.admins
language sql stable security invoker set search_path = ''
as $$
  select * from public.admins
  where lower(username) = lower(name) or lower(email) = lower(name)
  order by lower(username) = lower(name) desc
  limit 1;
$$;
comment on function public.account_named is 'The account with this name or else this address, in capital letters or not.';
revoke execute on function public.account_named from public, anon, authenticated;
grant execute on function public.account_named to service_role;

create table public.account_mails (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  kind text not null,
  asked_by text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,

  constraint account_mails_kind_is_known check (kind in ('invitation', 'reset')),
  constraint account_mails_expire_after_their_start check (expires_at > created_at)
);
comment on table public.account_mails is 'Mails with a link by which somebody chooses a password, once; only the API reads them.';
comment on column public.account_mails.asked_by is 'The administrator who has asked for it; null when it was the account itself.';

create index account_mails_of_an_admin on public.account_mails (admin_id);

-- A mail that is sent anew has a new link, for nobody keeps the one before; each of them opens the same, and all once.
create table public.account_links (
  hash text primary key,
  mail_id uuid not null references public.account_mails (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),

  constraint account_links_are_hashed check (hash ~ '^[0-9a-f]{64}$')
);
comment on table public.account_links is 'SHA-256 of what stands in the links of account mails; only the API reads them.';

create index account_links_of_a_mail on public.account_links (mail_id);

-- No policy on these tables: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.account_mails, public.account_links from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.account_mails, public.account_links to service_role;
alter table public.account_mails enable row level security;
alter table public.account_links enable row level security;

alter table public.mails
  add column account_mail_id uuid
    unique generated always as (case kind when 'account' then id end) stored
    references public.account_mails (id) on delete cascade;

create function public.queue_account_mail(account uuid, of_kind text, by_whom text default null) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  queued uuid;
begin
  perform from public.admins where id = account and email is not null and disabled_at is null for no key update;
  if not found then
    return false;
  end if;
  -- Whoever types a name of somebody else fills no mailbox.
  if by_whom is null and 3 <= (
    select count(*) from public.account_mails
    where admin_id = account and asked_by is null and created_at > now() - interval '1 hour'
  ) then
    return false;
  end if;
  insert into public.account_mails (admin_id, kind, asked_by, expires_at)
  values (
    account, of_kind, by_whom,
    clock_timestamp() + case of_kind when 'invitation' then interval '24 hours' else interval '1 hour' end
  )
  returning id into queued;
  insert into public.mails (id, kind) values (queued, 'account');
  return true;
end;
$$;
comment on function public.queue_account_mail is
  'Queues a mail with a link; false when the account is stopped or has no address, or asked for three itself within an hour.';

create function public.invite_account(name text, address text, given_roles text[], by_whom text) returns uuid
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  invited uuid;
begin
  perform set_config('app.by_whom', by_whom, true);
  begin
    insert into public.admins (username, email, roles, password_hash, password_set_at)
    values (name, address, given_roles, null, null)
    returning id into invited;
  exception when unique_violation then
    -- Who had no answer asks again.
    select account.id into invited
    from public.admins as account
    join public.account_mails as mail on mail.admin_id = account.id
    where account.username = name and account.email = address and account.roles = given_roles
      and account.password_hash is null and account.disabled_at is null
      and mail.kind = 'invitation' and mail.asked_by = by_whom and mail.created_at > now() - interval '10 minutes'
    limit 1;
    if invited is null then
      raise;
    end if;
    return invited;
  end;
  perform public.queue_account_mail(invited, 'invitation', by_whom);
  return invited;
end;
$$;
comment on function public.invite_account is 
  'Makes an account without a password and queues the mail that asks for one; the same again within ten minutes gives the first one.';

create function public.account_of_link(link_hash text) returns table (username text, kind text, expires_at timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select account.username, mail.kind, mail.expires_at
  from public.account_links as link
  join public.account_mails as mail on mail.id = link.mail_id
  join public.admins as account on account.id = mail.admin_id
  where link.hash = link_hash and mail.used_at is null and mail.expires_at > now() and account.disabled_at is null;
$$;
comment on function public.account_of_link is 'Whose link it is; no row when it is used, over or unknown, or the account stopped.';

create function public.use_account_link(link_hash text, new_hash text) returns table (id uuid, username text)
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid;
begin
  -- The row of the account first: of two who use its links at once the second waits, and then finds them used.
  select mail.admin_id into account
  from public.account_links as link
  join public.account_mails as mail on mail.id = link.mail_id
  where link.hash = link_hash;
  perform from public.admins where admins.id = account and disabled_at is null for no key update;
  if not found or not exists (select from public.account_of_link(link_hash)) then
    return;
  end if;
  update public.account_mails set used_at = clock_timestamp() where admin_id = account and used_at is null;
  return query
  update public.admins set password_hash = new_hash where admins.id = account
  returning admins.id, admins.username;
end;
$$;
comment on function public.use_account_link is
  'Sets the password of the account, ends its sessions and all its links; no row when the link opens nothing.';

revoke execute on function public.queue_account_mail from public, anon, authenticated;
revoke execute on function public.invite_account from public, anon, authenticated;
revoke execute on function public.account_of_link from public, anon, authenticated;
revoke execute on function public.use_account_link from public, anon, authenticated;
grant execute on function public.queue_account_mail to service_role;
grant execute on function public.invite_account to service_role;
grant execute on function public.account_of_link to service_role;
grant execute on function public.use_account_link to service_role;
