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
comment on column public.second_steps.confirmed_at is 'Null until the first code was right: nobody is asked for one before.';
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

-- No policy on these tables: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.second_steps, public.recovery_codes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.second_steps, public.recovery_codes to service_role;
alter table public.second_steps enable row level security;
alter table public.recovery_codes enable row level security;

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

create function public.end_second_step(account uuid, by_whom text default '') returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  was_there boolean;
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.recovery_codes where admin_id = account;
  delete from public.second_steps where id = account and confirmed_at is not null;
  was_there := found;
  return was_there;
end;
$$;
comment on function public.end_second_step is
  'The password alone signs in from now on; false when it did before. by_whom is left out by the account itself.';

revoke execute on function public.begin_second_step from public, anon, authenticated;
revoke execute on function public.renew_recovery_codes from public, anon, authenticated;
revoke execute on function public.confirm_second_step from public, anon, authenticated;
revoke execute on function public.spend_code from public, anon, authenticated;
revoke execute on function public.spend_recovery_code from public, anon, authenticated;
revoke execute on function public.end_second_step from public, anon, authenticated;
grant execute on function public.begin_second_step to service_role;
grant execute on function public.renew_recovery_codes to service_role;
grant execute on function public.confirm_second_step to service_role;
grant execute on function public.spend_code to service_role;
grant execute on function public.spend_recovery_code to service_role;
grant execute on function public.end_second_step to service_role;
