create table public.admins (
  id uuid primary key default gen_random_uuid(),
  username text not null unique,
  email text,
  -- None until the link of the invitation is used.
  password_hash text,
  password_set_at timestamptz default clock_timestamp(),
  -- Accounts of backups from before roles did everything.
  roles text[] not null default '{administrator}',
  disabled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),

  constraint admins_has_a_username check (username = btrim(username) and char_length(username) between 1 and 100),
  constraint admins_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  constraint admins_password_is_hashed check (password_hash like '$argon2id$%'),
  constraint admins_roles_are_known check (
    roles <@ array['administrator', 'news', 'positions', 'inquiries', 'documents']
    and cardinality(roles) <= 5 and array_position(roles, null) is null
  )
);
comment on table public.admins is 'Staff accounts; only the API reads them.';
comment on column public.admins.email is 'Where links for a password go; who has none is given one by the command line.';
comment on column public.admins.password_hash is 'argon2id as a PHC string.';
comment on column public.admins.password_set_at is 'Null when it is not known.';
comment on column public.admins.roles is
  'Which parts of the administration the account works with; the API judges every call by it, the database every write.';

create unique index admins_username_in_any_case on public.admins (lower(username));
create unique index admins_email_in_any_case on public.admins (lower(email));

alter table public.admins enable row level security;

create trigger set_updated_at before update on public.admins
for each row execute function private.set_updated_at();

-- The API judges each call before it reads the body; what is written in the name of an account is judged here once more, in the
-- transaction that writes it, by the roles of this moment. A write says who does it in a column (updated_by, deleted_by …)
-- or, where none is left to hold it, by the setting `app.by_whom`. What names no account is the server's, or a visitor's.
create function private.require_role(whom text, roles_needed text[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(whom, '') = '' or coalesce(current_setting('app.is_restoring', true), '') = 'on' then
    return;
  end if;
  if not exists (
    select from public.admins
    where username = whom and disabled_at is null and roles && (array['administrator'] || roles_needed)
  ) then
    raise exception '% has no role for this', whom using errcode = 'RO403';
  end if;
end;
$$;
comment on function private.require_role is
  'Refuses (RO403) what an account does that is stopped, or has none of the roles and is no administrator; no name is not judged.';

-- A trigger of a column fires for statements that name it, changed or not: what does not name it is done by another.
create function private.judge_writer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role(
    case
      when tg_nargs = 1 then current_setting('app.by_whom', true)
      else to_jsonb(new) ->> tg_argv[1]
    end,
    string_to_array(tg_argv[0], ',')
  );
  return coalesce(new, old);
end;
$$;
comment on function private.judge_writer is
  'A trigger: the account that writes needs one of the roles of the first argument. The second names the column with the account; left out, it is app.by_whom.';

create trigger judge_setting before insert or update of email, roles, disabled_at or delete on public.admins
for each row execute function private.judge_writer('administrator');

-- An administrator who cannot sign in yet does not count.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(4, 0);
  if exists (select from public.admins)
    and not exists (
      select from public.admins
      where 'administrator' = any (roles) and disabled_at is null and password_hash is not null
    )
  then
    raise exception 'the last administrator cannot be stopped, demoted or deleted'
      using errcode = 'restrict_violation', constraint = 'admins_have_an_administrator';
  end if;
  return null;
end;
$$;

create trigger keep_an_administrator after update of roles, disabled_at on public.admins
for each row
when (
  'administrator' = any (old.roles) and old.disabled_at is null
  and not ('administrator' = any (new.roles) and new.disabled_at is null)
)
execute function private.keep_an_administrator();
-- A restoration erases all accounts before it puts others in their place.
create trigger keep_an_administrator_of_deleted after delete on public.admins
for each row
when (
  'administrator' = any (old.roles) and old.disabled_at is null
  and current_setting('app.is_restoring', true) is distinct from 'on'
)
execute function private.keep_an_administrator();

create function public.account_named(name text) returns setof public.admins
language sql stable security invoker set search_path = ''
as $$
  select * from public.admins
  where lower(username) = lower(name) or lower(email) = lower(name)
  order by lower(username) = lower(name) desc
  limit 1;
$$;
comment on function public.account_named is 'The account with this name or else this address, in capital letters or not.';

create function public.change_account(account uuid, change jsonb, by_whom text) returns table (username text)
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  perform set_config('app.by_whom', by_whom, true);
  return query
  update public.admins set
    email = case when change ? 'email' then change ->> 'email' else email end,
    roles = case when change ? 'roles' then array(select jsonb_array_elements_text(change -> 'roles')) else roles end,
    disabled_at = case
      when not change ? 'isStopped' then disabled_at
      when (change ->> 'isStopped')::boolean then clock_timestamp()
    end
  where id = account
  returning admins.username;
end;
$$;
comment on function public.change_account is
  'Changes what is named of email, roles and isStopped, and gives the name of the account; no row when there is none.';
