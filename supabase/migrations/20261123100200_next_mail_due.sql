-- A process that has nothing to send asks when it has, instead of claiming from both queues every few seconds.
create function public.next_mail_due() returns double precision
language sql stable security invoker set search_path = ''
as $$
  select extract(epoch from min(due) - clock_timestamp())::double precision
  from (
    select min(greatest(next_attempt_at, claimed_until)) as due from public.inquiries where status = 'queued'
    union all
    select min(greatest(next_attempt_at, claimed_until)) from public.newsletter where status = 'queued'
  ) as queues;
$$;
comment on function public.next_mail_due is
  'Seconds until the next mail of any queue is due, 0 or less when one is; null when none waits.';

revoke execute on function public.next_mail_due from public, anon, authenticated;
grant execute on function public.next_mail_due to service_role;
