-- An account is found by its name in capital letters, too. Of accounts whose names differ in nothing else the oldest that
-- may sign in keeps its name; each other one gets a number after it, and keeps everything else. `pnpm admin:list` shows them.
do $$
declare
  account record;
  number integer;
  renamed text;
begin
  for account in
    select id, username
    from (
      select id, username, row_number() over (
        partition by lower(username) order by disabled_at is not null, created_at, id
      ) as place
      from public.admins
    ) as placed
    where place > 1
    order by lower(username), place
  loop
    number := 1;
    loop
      number := number + 1;
      renamed := left(account.username, 90) || '-' || number;
      exit when not exists (select from public.admins where lower(username) = lower(renamed));
    end loop;
    update public.admins set username = renamed where id = account.id;
    raise warning 'The account % signs in as % from now on: another one differs from it by capital letters only.',
      account.username, renamed;
  end loop;
end $$;

create unique index admins_username_in_any_case on public.admins (lower(username));

create function public.account_named(name text) returns setof public.admins
language sql stable security invoker set search_path = ''
as $$
  select * from public.admins where lower(username) = lower(name);
$$;
comment on function public.account_named is 'The account with this name, in capital letters or not.';

revoke execute on function public.account_named from public, anon, authenticated;
grant execute on function public.account_named to service_role;
