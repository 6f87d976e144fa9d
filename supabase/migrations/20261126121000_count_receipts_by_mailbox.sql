-- A mailbox is one however its address is spelt: strangers can enter it, and its owner gets the receipts.
create index inquiries_by_mailbox on public.inquiries (lower(email), created_at);

create or replace function private.is_same_inquiry(one public.inquiries, other public.inquiries) returns boolean
language sql immutable set search_path = ''
as $$
  select (
      one.kind, one.category, coalesce(one.products, '{}'), one.name, one.phone, lower(one.email), one.message, one.region,
      one.request
    ) is not distinct from (
      other.kind, other.category, coalesce(other.products, '{}'), other.name, other.phone, lower(other.email), other.message,
      other.region, other.request
    );
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
  perform pg_advisory_xact_lock(2, hashtext(lower(taken.email)));

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
    and lower(email) = lower(taken.email)
    and created_at > clock_timestamp() - interval '10 minutes'
    and private.is_same_inquiry(inquiries, taken)
  order by created_at
  limit 1;
  if earlier.id is not null then
    return next earlier;
    return;
  end if;

  insert into public.inquiries (
    idempotency_key, kind, category, products, name, phone, email, message, region, request, suspected
  )
  values (
    request_key, taken.kind, taken.category, coalesce(taken.products, '{}'), taken.name, taken.phone, taken.email,
    taken.message, taken.region, taken.request,
    coalesce(taken.suspected, false) or exists (
      select from public.inquiries
      where message = taken.message and created_at > clock_timestamp() - interval '1 day'
    )
  )
  returning * into taken;
  insert into public.mails (id, kind) values (taken.id, 'inquiry');
  return next taken;
end;
$$;

create function public.earlier_requests(of_inquiry uuid) returns integer
language sql stable security invoker set search_path = ''
as $$
  select count(*)::integer
  from public.inquiries as earlier
  join public.inquiries as asked on asked.id = of_inquiry and lower(earlier.email) = lower(asked.email)
  where earlier.request is not null
    and earlier.created_at < asked.created_at and earlier.created_at > asked.created_at - interval '1 day';
$$;
comment on function public.earlier_requests is 'How many requests came of the same mailbox within the day before an inquiry.';
revoke execute on function public.earlier_requests from public, anon, authenticated;
grant execute on function public.earlier_requests to service_role;
