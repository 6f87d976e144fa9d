-- Whoever sends much from one address had every inquiry compared with all the earlier ones. The same inquiry has the same
-- message, which is at most 500 characters (2,000 bytes): short enough for an index.
create index inquiries_of_a_message on public.inquiries (message, created_at);
drop index public.inquiries_of_an_address;

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
  insert into public.inquiries (idempotency_key, kind, category, product, name, phone, email, message, suspected)
  values (
    request_key, taken.kind, taken.category, taken.product, taken.name, taken.phone, taken.email, taken.message,
    coalesce(taken.suspected, false) or exists (
      select from public.inquiries
      where message = taken.message and created_at > clock_timestamp() - interval '1 day'
    )
  )
  returning *;
end;
$$;
