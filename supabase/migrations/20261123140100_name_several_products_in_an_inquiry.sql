alter table public.inquiries add column products text[] not null default '{}';
update public.inquiries set products = array[product] where product is not null;
alter table public.inquiries
  drop constraint inquiries_are_about_a_category_or_a_product,
  drop constraint inquiries_product_is_an_address,
  drop column product,
  add constraint inquiries_are_about_a_category_or_products check (
    coalesce(kind = 'contact' and category is not null and cardinality(products) = 0, false)
    or coalesce(kind = 'product' and category is null and cardinality(products) between 1 and 15, false)
  ),
  add constraint inquiries_products_are_addresses check (
    array_position(products, null) is null
    and array_to_string(products, ' ') ~ '^([a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*)?$'
    and char_length(array_to_string(products, ' ')) <= 15 * 121
  ),
  add constraint inquiries_products_are_different check (private.are_different(products));

comment on column public.inquiries.products is 'Addresses of the products asked about, the last part of each; empty for a contact inquiry.';

create or replace function private.is_same_inquiry(one public.inquiries, other public.inquiries) returns boolean
language sql immutable set search_path = ''
as $$
  select (one.kind, one.category, coalesce(one.products, '{}'), one.name, one.phone, one.email, one.message)
    is not distinct from
    (other.kind, other.category, coalesce(other.products, '{}'), other.name, other.phone, other.email, other.message);
$$;

create or replace function public.take_inquiry(entry jsonb, request_key text default null) returns setof public.inquiries
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  taken public.inquiries := jsonb_populate_record(null::public.inquiries, entry);
  earlier public.inquiries;
begin
  -- Whoever sends the same at the same moment waits here, and then finds the row of the first.
  perform pg_advisory_xact_lock(1, hashtext(request_key));
  perform pg_advisory_xact_lock(2, hashtext(taken.email));

  select * into earlier from public.inquiries where idempotency_key = request_key;
  if earlier.id is not null and private.is_same_inquiry(earlier, taken) then
    return next earlier;
    return;
  end if;
  -- A key that names another inquiry is no reason to lose this one.
  if earlier.id is not null then
    request_key := null;
  end if;

  select * into earlier
  from public.inquiries
  where message = taken.message
    and email = taken.email
    and created_at > clock_timestamp() - interval '10 minutes'
    and private.is_same_inquiry(inquiries, taken)
  order by created_at
  limit 1;
  if earlier.id is not null then
    return next earlier;
    return;
  end if;

  return query
  insert into public.inquiries (idempotency_key, kind, category, products, name, phone, email, message, suspected)
  values (
    request_key, taken.kind, taken.category, coalesce(taken.products, '{}'), taken.name, taken.phone, taken.email,
    taken.message,
    coalesce(taken.suspected, false) or exists (
      select from public.inquiries
      where message = taken.message and created_at > clock_timestamp() - interval '1 day'
    )
  )
  returning *;
end;
$$;

create or replace function public.inquiries_page(
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
      or strpos(
        lower(concat_ws(E'\n', name, email, phone, array_to_string(products, E'\n'), category, message)),
        lower(search)
      ) > 0
    )
    and (state is null or status = state or (state = 'suspected' and suspected))
    and (before_id is null or (created_at, id) < (before_created, before_id))
  order by created_at desc, id desc
  limit page_size;
$$;
