create function public.erase_old_register_versions() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with lasting as (
    select id, lead(saved_at) over (partition by register, item_id order by version) as ended_at
    from public.register_versions
  ), erased as (
    delete from public.register_versions
    where id in (select id from lasting where ended_at < now() - interval '24 months')
    returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_register_versions is
  'Erases versions of rows of registers that another one followed more than 24 months ago, and says how many.';

revoke execute on function public.erase_old_register_versions from public, anon, authenticated;
grant execute on function public.erase_old_register_versions to service_role;
