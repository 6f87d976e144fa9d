create function private.is_same_inquiry(one public.inquiries, other public.inquiries) returns boolean
language sql immutable set search_path = ''
as $$
  select (one.kind, one.category, one.product, one.name, one.phone, one.email, one.message)
    is not distinct from (other.kind, other.category, other.product, other.name, other.phone, other.email, other.message);
$$;

create function public.take_inquiry(entry jsonb, request_key text default null) returns setof public.inquiries
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
  where email = taken.email
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
comment on function public.take_inquiry is
  'Stores an inquiry once: the same request_key, or the same entry within ten minutes, gives the first row again.';

create function public.claim_inquiries(how_many integer, lease_seconds double precision) returns setof public.inquiries
language sql volatile security invoker set search_path = ''
as $$
  with due as (
    select id from public.inquiries
    where status = 'queued' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
    order by next_attempt_at
    limit how_many
    for update skip locked
  )
  update public.inquiries as inquiry set
    status = case when private.is_given_up(first_attempt_at) then 'failed' else 'queued' end,
    attempts = attempts + 1,
    first_attempt_at = coalesce(first_attempt_at, clock_timestamp()),
    claimed_until = clock_timestamp() + make_interval(secs => lease_seconds)
  from due
  where inquiry.id = due.id
  returning inquiry.*;
$$;
comment on function public.claim_inquiries is
  'Takes rows whose mail is due, for this caller alone until the lease ends; a row that comes back failed is given up.';

create function public.settle_inquiry(
  inquiry_id uuid, of_mailing integer, outcome text, note text, of_attempt integer default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.inquiries set
    status = case outcome when 'sent' then 'sent' when 'rejected' then 'failed' else 'queued' end,
    sent_at = case outcome when 'sent' then clock_timestamp() else sent_at end,
    provider_id = case outcome when 'sent' then note else provider_id end,
    last_error = case outcome when 'sent' then null else left(note, 500) end,
    next_attempt_at = clock_timestamp() + private.delay_of_mail(attempts),
    claimed_until = null
  where id = inquiry_id and mailing = of_mailing and status = 'queued'
    and (outcome = 'sent' or attempts = of_attempt);
$$;
comment on function public.settle_inquiry is
  'Says how an attempt ended: sent (note is the provider''s id), retry or rejected (note is the reason).';

create function public.resend_inquiry(inquiry_id uuid) returns setof public.inquiries
language sql volatile security invoker set search_path = ''
as $$
  update public.inquiries set
    mailing = case status when 'queued' then mailing else mailing + 1 end,
    attempts = case status when 'queued' then attempts else 0 end,
    first_attempt_at = case status when 'queued' then first_attempt_at end,
    next_attempt_at = clock_timestamp(),
    status = 'queued',
    last_error = null
  where id = inquiry_id
  returning *;
$$;
comment on function public.resend_inquiry is 'Makes a mail due at once; one that was sent or failed becomes a new mail.';

create function public.inquiries_page(
  search text default null,
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
    and (before_id is null or (created_at, id) < (before_created, before_id))
  order by created_at desc, id desc
  limit page_size;
$$;
comment on function public.inquiries_page is 'Inquiries, newest first; before_… is the last row of the page before.';

create function public.erase_old_inquiries() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with erased as (
    delete from public.inquiries where created_at < now() - interval '24 months' returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_old_inquiries is 'Erases the personal data of inquiries older than 24 months, and says how many.';

revoke execute on function public.take_inquiry from public, anon, authenticated;
revoke execute on function public.claim_inquiries from public, anon, authenticated;
revoke execute on function public.settle_inquiry from public, anon, authenticated;
revoke execute on function public.resend_inquiry from public, anon, authenticated;
revoke execute on function public.inquiries_page from public, anon, authenticated;
revoke execute on function public.erase_old_inquiries from public, anon, authenticated;
grant usage on schema private to service_role;
grant execute on function public.take_inquiry to service_role;
grant execute on function public.claim_inquiries to service_role;
grant execute on function public.settle_inquiry to service_role;
grant execute on function public.resend_inquiry to service_role;
grant execute on function public.inquiries_page to service_role;
grant execute on function public.erase_old_inquiries to service_role;
