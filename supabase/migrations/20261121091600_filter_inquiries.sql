drop function public.inquiries_page;

create function public.inquiries_page(
  search text default null,
  state text default null,
  page_size integer default 50,
  before_created timestamptz default null,
  before_id uuid default null
) returns setof public.inquiries
language sql stable security invoker set search_path = ''
as $$
  select *
  from public.inquiries
  where (
      search is null
      or strpos(lower(concat_ws(E'\n', name, email, phone, product, category, message)), lower(search)) > 0
    )
    and (state is null or status = state or (state = 'suspected' and suspected))
    and (before_id is null or (created_at, id) < (before_created, before_id))
  order by created_at desc, id desc
  limit page_size;
$$;
comment on function public.inquiries_page is
  'Inquiries, newest first; state is a status of the mail or suspected, before_… the last row of the page before.';

revoke execute on function public.inquiries_page from public, anon, authenticated;
grant execute on function public.inquiries_page to service_role;
