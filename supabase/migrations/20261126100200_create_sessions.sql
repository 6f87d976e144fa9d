-- A session is one sign-in: every token renewed from it carries the same jti. What ends the row ends them all, also the
-- one that is being renewed at that moment. Device and network tell the own sign-ins from those of others, and no more: the
-- kind of browser, and the beginning of the address.
create table public.sessions (
  jti uuid primary key,
  admin_id uuid not null references public.admins (id) on delete cascade,
  device text not null default '',
  network text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,

  constraint sessions_expire_after_their_start check (expires_at > created_at),
  constraint sessions_device_is_short check (char_length(device) <= 60),
  constraint sessions_network_is_coarse check (network ~ '^([0-9a-f]{1,4}[.:]){2}[0-9a-f]{1,4}$' or network = '')
);
comment on table public.sessions is 'One row per sign-in, named by all of its tokens; only the API reads them.';
comment on column public.sessions.jti is 'The id that all tokens of the sign-in carry.';
comment on column public.sessions.device is 'Browser and system as people call them, without versions; empty when unknown.';
comment on column public.sessions.network is 'The first three parts of the network address; empty when unknown.';
comment on column public.sessions.last_used_at is 'When its last token was issued.';

create index sessions_of_an_admin on public.sessions (admin_id);
create index sessions_by_expiry on public.sessions (expires_at);

alter table public.sessions enable row level security;

-- A new password, or an account that is disabled, ends its sessions in the same transaction, whichever way it comes.
create function private.end_sessions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.sessions set revoked_at = clock_timestamp() where admin_id = new.id and revoked_at is null;
  return null;
end;
$$;

create trigger end_sessions after update of password_hash, disabled_at on public.admins
for each row
when (new.password_hash is distinct from old.password_hash or new.disabled_at is not null)
execute function private.end_sessions();

create function private.note_new_password() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.password_set_at := clock_timestamp();
  return new;
end;
$$;

create trigger note_new_password before update of password_hash on public.admins
for each row when (new.password_hash is distinct from old.password_hash)
execute function private.note_new_password();

create function public.start_session(
  account uuid,
  judged_hash text,
  starts_at timestamptz,
  ends_at timestamptz,
  from_device text default '',
  from_network text default ''
) returns setof public.sessions
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- A change of the password waits for this row and then ends the session below; or it came first, and nothing is found.
  perform from public.admins
  where id = account and password_hash = judged_hash and disabled_at is null
  for share;
  if not found then
    return;
  end if;
  return query
  insert into public.sessions (jti, admin_id, created_at, last_used_at, expires_at, device, network)
  values (gen_random_uuid(), account, starts_at, starts_at, ends_at, from_device, from_network)
  returning *;
end;
$$;
comment on function public.start_session is
  'Starts a session when the account still has the password that was judged and may sign in; else gives no row.';

create function public.change_password(
  account uuid,
  judged_hash text,
  new_hash text,
  starts_at timestamptz,
  ends_at timestamptz,
  from_device text default '',
  from_network text default ''
) returns setof public.sessions
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.admins set password_hash = new_hash
  where id = account and password_hash = judged_hash and disabled_at is null;
  if not found then
    return;
  end if;
  -- The trigger has ended all sessions, also the one of the call: its token is worth nothing any more.
  return query
  select * from public.start_session(account, new_hash, starts_at, ends_at, from_device, from_network);
end;
$$;
comment on function public.change_password is
  'Sets a password when the account still has the one that was judged, ends every session and starts one; else gives no row.';

create table public.account_mails (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  kind text not null,
  asked_by text,
  new_address text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,

  constraint account_mails_kind_is_known check (kind in ('invitation', 'reset', 'address', 'warning')),
  constraint account_mails_new_address_is_one check (
    (kind = 'address') = (new_address is not null) and new_address ~ '^[^\s@]+@[^\s@]+$' is not false
    and coalesce(char_length(new_address), 0) <= 254
  ),
  constraint account_mails_expire_after_their_start check (expires_at > created_at)
);
comment on table public.account_mails is
  'Mails with a link by which a password is chosen or an address proven, once, and warnings without one; only the API reads them.';
comment on column public.account_mails.new_address is 'The address that the link proves; the mail goes to it.';
comment on column public.account_mails.asked_by is 'The administrator who has asked for it; null when it was the account itself.';

create index account_mails_of_an_admin on public.account_mails (admin_id);

-- A mail that is sent again has a new link, for the one before is not kept; each of them opens the same, and all once.
create table public.account_links (
  hash text primary key,
  mail_id uuid not null references public.account_mails (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),

  constraint account_links_are_hashed check (hash ~ '^[0-9a-f]{64}$')
);
comment on table public.account_links is 'SHA-256 of what stands in the links of account mails; only the API reads them.';

create index account_links_of_a_mail on public.account_links (mail_id);

alter table public.account_mails enable row level security;
alter table public.account_links enable row level security;

create trigger judge_asked_by before insert or update of asked_by on public.account_mails
for each row execute function private.judge_writer('administrator', 'asked_by');

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
  -- Typing the name of another account fills no mailbox.
  if by_whom is null and 3 <= (
    select count(*) from public.account_mails
    where admin_id = account and asked_by is null and kind in ('invitation', 'reset')
      and created_at > now() - interval '1 hour'
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

create function public.account_of_link(link_hash text) returns table (
  username text, kind text, new_address text, expires_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select account.username, mail.kind, mail.new_address, mail.expires_at
  from public.account_links as link
  join public.account_mails as mail on mail.id = link.mail_id
  join public.admins as account on account.id = mail.admin_id
  where link.hash = link_hash and mail.used_at is null and mail.expires_at > now() and account.disabled_at is null
    -- Anyone who has changed the password since does not want what was asked for with the one before.
    and (mail.kind <> 'address' or mail.created_at >= coalesce(account.password_set_at, '-infinity'));
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
  if not found or not exists (select from public.account_of_link(link_hash) as link where link.kind <> 'address') then
    return;
  end if;
  update public.account_mails set used_at = clock_timestamp()
  where admin_id = account and used_at is null and kind <> 'warning';
  return query
  update public.admins set password_hash = new_hash where admins.id = account
  returning admins.id, admins.username;
end;
$$;
comment on function public.use_account_link is
  'Sets the password of the account, ends its sessions and all its links; no row when the link opens nothing.';

create function public.ask_for_address(account uuid, address text) returns text
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  queued uuid;
begin
  perform from public.admins where id = account for no key update;
  if exists (select from public.admins where lower(email) = lower(address) and id <> account) then
    return 'taken';
  end if;
  -- A member of staff fills no mailbox of others either.
  if 3 <= (
    select count(*) from public.account_mails
    where admin_id = account and kind = 'address' and created_at > now() - interval '1 hour'
  ) then
    return 'tooMany';
  end if;
  update public.account_mails set used_at = clock_timestamp()
  where admin_id = account and kind = 'address' and used_at is null;
  insert into public.account_mails (admin_id, kind, new_address, expires_at)
  values (account, 'address', address, clock_timestamp() + interval '24 hours')
  returning id into queued;
  insert into public.mails (id, kind) values (queued, 'account');
  return 'asked';
end;
$$;
comment on function public.ask_for_address is
  'Queues a mail to an address that the account wants, whose link proves it, in place of one asked for before; else taken, or tooMany within an hour.';

create function public.use_address_link(link_hash text) returns table (id uuid, username text)
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid;
  address text;
begin
  select mail.admin_id, mail.new_address into account, address
  from public.account_links as link
  join public.account_mails as mail on mail.id = link.mail_id
  where link.hash = link_hash and mail.kind = 'address';
  perform from public.admins where admins.id = account and disabled_at is null for no key update;
  if not found or not exists (select from public.account_of_link(link_hash)) then
    return;
  end if;
  update public.account_mails set used_at = clock_timestamp()
  where admin_id = account and kind = 'address' and used_at is null;
  return query
  update public.admins set email = address where admins.id = account
  returning admins.id, admins.username;
end;
$$;
comment on function public.use_address_link is
  'Gives the account the address that the link has proven; no row when the link opens nothing.';

create function public.warn_account(account uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  queued uuid;
begin
  perform from public.admins where id = account and email is not null and disabled_at is null for no key update;
  if not found or exists (
    select from public.account_mails
    where admin_id = account and kind = 'warning' and created_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into public.account_mails (admin_id, kind, expires_at)
  values (account, 'warning', clock_timestamp() + interval '25 hours')
  returning id into queued;
  insert into public.mails (id, kind) values (queued, 'account');
  return true;
end;
$$;
comment on function public.warn_account is
  'Queues a mail that someone knows the password and has failed at the second step, one a day; false when none is queued.';

-- A code of an app besides the password. The secret has to be read to judge a code: only the service role does.
create table public.second_steps (
  id uuid primary key references public.admins (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  last_step bigint not null default 0,

  constraint second_steps_have_a_secret check (secret ~ '^[A-Z2-7]{32}$')
);
comment on table public.second_steps is 'Secrets of the codes that accounts sign in with besides their password; only the API reads them.';
comment on column public.second_steps.confirmed_at is 'Null until the first code was right: no sign-in asks for one before.';
comment on column public.second_steps.last_step is 'The step of the last code that was used: that one and those before it are worth nothing any more.';

create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,

  constraint recovery_codes_are_hashed check (hash ~ '^[0-9a-f]{64}$'),
  constraint recovery_codes_are_each_once unique (admin_id, hash)
);
comment on table public.recovery_codes is 'SHA-256 of codes that stand in for the app, each once; only the API reads them.';

-- What an authenticator made for this site: it signs in by itself, or is the second step after the password. Of a key only
-- the public half is here.
create table public.passkeys (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,

  constraint passkeys_credential_is_base64url check (
    credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) between 16 and 1364
  ),
  constraint passkeys_public_key_is_base64url check (
    public_key ~ '^[A-Za-z0-9_-]+$' and char_length(public_key) <= 4000
  ),
  constraint passkeys_counter_is_none_or_more check (counter between 0 and 4294967295),
  constraint passkeys_have_a_name check (name = btrim(name) and char_length(name) between 1 and 60)
);
comment on table public.passkeys is 'Passkeys of accounts; only the API reads them.';
comment on column public.passkeys.public_key is 'COSE key, as base64url.';
comment on column public.passkeys.counter is 'Signatures as the authenticator counts them; 0 when it does not.';

create index passkeys_of_an_admin on public.passkeys (admin_id);

create table private.spent_challenges (
  hash text primary key,
  spent_at timestamptz not null default clock_timestamp(),

  constraint spent_challenges_are_hashed check (hash ~ '^[0-9a-f]{64}$')
);
comment on table private.spent_challenges is
  'SHA-256 of challenges that a passkey has signed, each once; kept for longer than a challenge holds.';
grant select, insert, delete on private.spent_challenges to service_role;

alter table public.second_steps enable row level security;
alter table public.recovery_codes enable row level security;
alter table public.passkeys enable row level security;

create trigger judge_setting before delete on public.second_steps
for each row execute function private.judge_writer('administrator');
create trigger judge_setting before delete on public.passkeys
for each row execute function private.judge_writer('administrator');

create function public.begin_second_step(account uuid, new_secret text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with begun as (
    insert into public.second_steps as known (id, secret) values (account, new_secret)
    on conflict (id) do update set secret = new_secret, created_at = clock_timestamp(), last_step = 0
    where known.confirmed_at is null
    returning 1
  )
  select exists (select from begun);
$$;
comment on function public.begin_second_step is 'Keeps a secret that waits for its first code; false when the account has a second step already.';

create function public.renew_recovery_codes(account uuid, hashes text[]) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from public.recovery_codes where admin_id = account;
  insert into public.recovery_codes (admin_id, hash) select account, unnest(hashes);
end;
$$;
comment on function public.renew_recovery_codes is 'Puts these codes in place of those of before.';

create function public.confirm_second_step(account uuid, judged_secret text, step bigint, hashes text[]) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.second_steps set confirmed_at = clock_timestamp(), last_step = step
  where id = account and secret = judged_secret and confirmed_at is null;
  if not found then
    return false;
  end if;
  perform public.renew_recovery_codes(account, hashes);
  return true;
end;
$$;
comment on function public.confirm_second_step is 'Asks the account for a code from now on; false when its secret is another by now.';

create function public.spend_code(account uuid, judged_secret text, step bigint) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with spent as (
    update public.second_steps set last_step = step
    where id = account and secret = judged_secret and confirmed_at is not null and last_step < step
    returning 1
  )
  select exists (select from spent);
$$;
comment on function public.spend_code is 'Uses the code of a step; false when it, or a later one, was used before.';

create function public.spend_recovery_code(account uuid, code_hash text) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  with spent as (
    update public.recovery_codes set used_at = clock_timestamp()
    where admin_id = account and hash = code_hash and used_at is null
    returning 1
  )
  select exists (select from spent);
$$;
comment on function public.spend_recovery_code is 'Uses a recovery code; false when there is none, or it was used before.';

create function private.end_unneeded_codes(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from public.recovery_codes
  where admin_id = account
    and not exists (select from public.second_steps where id = account and confirmed_at is not null)
    and not exists (select from public.passkeys where admin_id = account);
$$;
comment on function private.end_unneeded_codes is 'Erases recovery codes that stand in for nothing any more.';

create function public.end_code_app(account uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  was_there boolean;
begin
  delete from public.second_steps where id = account and confirmed_at is not null;
  was_there := found;
  perform private.end_unneeded_codes(account);
  return was_there;
end;
$$;
comment on function public.end_code_app is 'No code of an app is asked for any more; false when none was before. Passkeys stay.';

create function public.end_second_step(account uuid, by_whom text default '') returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  was_there boolean;
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.passkeys where admin_id = account;
  was_there := found;
  delete from public.second_steps where id = account and confirmed_at is not null;
  was_there := was_there or found;
  delete from public.recovery_codes where admin_id = account;
  return was_there;
end;
$$;
comment on function public.end_second_step is
  'The password alone signs in from now on, and no passkey does; false when it did before. by_whom is left out by the command line.';

create function private.spend_challenge(of_hash text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.spent_challenges where spent_at < now() - interval '15 minutes';
  insert into private.spent_challenges (hash) values (of_hash) on conflict do nothing;
  return found;
end;
$$;
comment on function private.spend_challenge is 'Uses a challenge; false when it was used before.';

create function public.add_passkey(
  account uuid, credential text, key text, signatures bigint, given_name text, challenge_hash text, hashes text[]
) returns text
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  is_first boolean;
begin
  perform from public.admins where id = account and disabled_at is null for no key update;
  if not found or not private.spend_challenge(challenge_hash) then
    return 'refused';
  end if;
  if 10 <= (select count(*) from public.passkeys where admin_id = account) then
    return 'tooMany';
  end if;
  is_first := not exists (select from public.passkeys where admin_id = account)
    and not exists (select from public.second_steps where id = account and confirmed_at is not null);
  insert into public.passkeys (admin_id, credential_id, public_key, counter, name)
  values (account, credential, key, signatures, given_name)
  on conflict (credential_id) do nothing;
  if not found then
    return 'refused';
  end if;
  if is_first then
    perform public.renew_recovery_codes(account, hashes);
    return 'first';
  end if;
  return 'added';
end;
$$;
comment on function public.add_passkey is
  'Keeps a passkey of an account: first when it is its only second step, whose recovery codes are then kept as well; else added, tooMany, or refused for a challenge or a passkey that is known.';

create function public.use_passkey(credential text, signatures bigint, challenge_hash text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if not private.spend_challenge(challenge_hash) then
    return false;
  end if;
  -- A counter that does not grow is of a copy; who does not count says 0.
  update public.passkeys set counter = signatures, last_used_at = clock_timestamp()
  where credential_id = credential and (counter < signatures or (counter = 0 and signatures = 0));
  return found;
end;
$$;
comment on function public.use_passkey is
  'Notes that a passkey has signed a challenge; false when the challenge was used before, or the passkey counts backwards or is gone.';

create function public.remove_passkey(account uuid, passkey uuid) returns text
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  removed text;
begin
  delete from public.passkeys where id = passkey and admin_id = account returning name into removed;
  perform private.end_unneeded_codes(account);
  return removed;
end;
$$;
comment on function public.remove_passkey is 'Erases a passkey of the account and gives its name; null when it has none such.';
