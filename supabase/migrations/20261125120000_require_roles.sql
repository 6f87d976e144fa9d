-- The API judges each call before it reads the body; what is written in somebody's name is judged here once more, in the
-- transaction that writes it, by the roles of this moment. A write says who does it in a column (updated_by, deleted_by …)
-- or, where none is left to hold it, by the setting `app.by_whom`. What names nobody is the server's, or a visitor's.
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
  'Refuses (RO403) what an account does that is stopped, or has none of the roles and is no administrator; nobody is not judged.';

-- A trigger of a column fires for statements that name it, changed or not: what does not name it is done by somebody else.
create function private.judge_doer() returns trigger
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
comment on function private.judge_doer is
  'A trigger: of the roles of its first argument the doer needs one. The second names the column of the doer; left out, it is app.by_whom.';

-- Who saves, and who deletes.
do $$
declare
  one record;
begin
  for one in
    select * from (values
      ('public.news', 'news', 'updated_by', true),
      ('public.news', 'news', 'deleted_by', false),
      ('public.news_drafts', 'news', 'updated_by', true),
      ('public.preview_links', 'news', 'created_by', true),
      ('public.staged_pictures', 'news,documents', 'staged_by', true),
      ('public.newsletter_sendings', 'news', 'asked_by', true),
      ('public.newsletter_tests', 'news', 'asked_by', true),
      ('public.careers', 'positions', 'updated_by', true),
      ('public.careers', 'positions', 'deleted_by', false),
      ('public.documents', 'documents', 'updated_by', true),
      ('public.documents', 'documents', 'deleted_by', false),
      ('public.events', 'documents', 'updated_by', true),
      ('public.events', 'documents', 'deleted_by', false),
      ('public.people', 'documents', 'updated_by', true),
      ('public.people', 'documents', 'deleted_by', false),
      ('public.inquiry_notes', 'inquiries', 'author', true),
      ('public.account_mails', 'administrator', 'asked_by', true),
      ('public.snoozes', 'administrator', 'by_whom', true)
    ) as judged (name, roles, doer, is_inserted)
  loop
    execute format(
      'create trigger judge_%2$s before %4$s update of %2$s on %1$s for each row execute function private.judge_doer(%3$L, %2$L)',
      one.name, one.doer, one.roles, case when one.is_inserted then 'insert or' else '' end
    );
  end loop;

  for one in
    select * from (values
      ('public.news', 'news', 'delete'),
      ('public.newsletter', 'news', 'delete'),
      ('public.newsletter_sendings', 'news', 'delete'),
      ('public.careers', 'positions', 'delete'),
      ('public.documents', 'documents', 'delete'),
      ('public.events', 'documents', 'delete'),
      ('public.people', 'documents', 'delete'),
      ('public.inquiries', 'inquiries', 'update or delete'),
      -- Attempts do not name it, only what makes another mail of it.
      ('public.mails', 'inquiries', 'update of mailing'),
      ('public.snoozes', 'administrator', 'delete'),
      ('public.second_steps', 'administrator', 'delete'),
      ('public.admins', 'administrator', 'insert or update of email, roles, disabled_at or delete')
    ) as judged (name, roles, operations)
  loop
    execute format(
      'create trigger judge_setting before %s on %s for each row execute function private.judge_doer(%L)',
      one.operations, one.name, one.roles
    );
  end loop;
end;
$$;

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

create function public.erase_inquiry(of_inquiry uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.inquiries where id = of_inquiry;
  return found;
end;
$$;
comment on function public.erase_inquiry is 'Erases an inquiry with all there is of it; false when there is none.';

create function public.erase_subscriber(of_subscriber uuid, by_whom text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('app.by_whom', by_whom, true);
  delete from public.newsletter where id = of_subscriber;
  return found;
end;
$$;
comment on function public.erase_subscriber is 'Erases an address with what waits for it; false when there is none.';

revoke execute on function public.change_account from public, anon, authenticated;
revoke execute on function public.erase_inquiry from public, anon, authenticated;
revoke execute on function public.erase_subscriber from public, anon, authenticated;
grant execute on function public.change_account to service_role;
grant execute on function public.erase_inquiry to service_role;
grant execute on function public.erase_subscriber to service_role;
