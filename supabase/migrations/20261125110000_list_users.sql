-- Who works in the administration, as administrators see it.
create function public.staff_users() returns table (
  id uuid, username text, email text, roles text[], created_at timestamptz, disabled_at timestamptz,
  signed_in_at timestamptz, invited_until timestamptz, has_password boolean, has_second_step boolean, mail_trouble text
)
language sql stable security invoker set search_path = ''
as $$
  select
    account.id, account.username, account.email, account.roles, account.created_at, account.disabled_at,
    (
      select max(entry.created_at) from public.journal as entry
      where entry.by_whom = account.username and entry.act = 'signIn'
    ),
    (
      select max(mail.expires_at) from public.account_mails as mail
      where mail.admin_id = account.id and mail.kind = 'invitation' and mail.used_at is null
    ),
    account.password_hash is not null,
    exists (select from public.second_steps as step where step.id = account.id and step.confirmed_at is not null),
    mail.trouble
  from public.admins as account
  left join private.last_account_mails as mail on mail.admin_id = account.id
  order by lower(account.username);
$$;
comment on function public.staff_users is
  'All accounts by name, with their last sign-in of the journal, the end of an invitation that is not accepted, and what is wrong with the last mail.';

revoke execute on function public.staff_users from public, anon, authenticated;
grant execute on function public.staff_users to service_role;
