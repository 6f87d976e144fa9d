-- Files of inquiries that look like spam are kept for 30 days, and take 2 GB at most; they give way to all others.
create function private.discard_suspected_files(most_bytes bigint default 2147483648) returns uuid[]
language sql volatile security invoker set search_path = ''
as $$
  with suspected as (
    select
      file.id, inquiry.created_at,
      sum(file.size) over (order by inquiry.created_at desc, file.created_at desc, file.id) as bytes_since
    from public.inquiry_files as file
    join public.inquiries as inquiry on inquiry.id = file.inquiry_id
    where (inquiry.suspected and not inquiry.cleared) or inquiry.state = 'spam'
  ), discarded as (
    delete from public.inquiry_files
    where id in (select id from suspected where created_at < now() - interval '30 days' or bytes_since > most_bytes)
    returning id
  )
  select coalesce(array_agg(id), '{}') from discarded;
$$;
comment on function private.discard_suspected_files is
  'Gives up files of inquiries that look like spam, or are: after 30 days, and the oldest beyond most_bytes. Says which.';
revoke execute on function private.discard_suspected_files from public, anon, authenticated;
grant execute on function private.discard_suspected_files to service_role;

create function public.discard_suspected_files() returns integer
language sql volatile security invoker set search_path = ''
as $$
  select cardinality(private.discard_suspected_files());
$$;
comment on function public.discard_suspected_files is
  'Gives up files of inquiries that look like spam, or are: after 30 days, and the oldest beyond 2 GB. Says how many.';
revoke execute on function public.discard_suspected_files from public, anon, authenticated;
grant execute on function public.discard_suspected_files to service_role;

create or replace function public.stage_inquiry_file(
  file_id uuid, file_name text, file_kind public.inquiry_file_kind, file_size integer, from_network text, most_bytes bigint
) returns uuid[]
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  suspected uuid[];
  staged uuid[];
begin
  -- One after the other: what is counted is what there is.
  perform pg_advisory_xact_lock(hashtext('stage_inquiry_file'));
  suspected := private.discard_suspected_files();
  if (select coalesce(sum(size), 0) from public.inquiry_files) + file_size > most_bytes then
    suspected := suspected || private.discard_suspected_files(0);
  end if;
  if (select coalesce(sum(size), 0) from public.inquiry_files) + file_size > most_bytes then
    return null;
  end if;
  with waiting as (
    select
      id, row_number() over (partition by network order by created_at desc, id) as younger,
      row_number() over (order by share desc, created_at, id) as turn, count(*) over () as all_of_them
    from (
      select id, network, created_at, count(*) over (partition by network) as share
      from public.inquiry_files where inquiry_id is null
    ) as staged_files
  ), given_way as (
    delete from public.inquiry_files
    where inquiry_id is null and id in (
      select waiting.id from waiting join public.inquiry_files as file using (id)
      where (file.network = from_network and younger >= 20) or turn <= all_of_them - 499
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into staged from given_way;
  insert into public.inquiry_files (id, name, kind, size, network)
  values (file_id, file_name, file_kind, file_size, from_network);
  return suspected || staged;
end;
$$;
comment on function public.stage_inquiry_file is
  'Writes down a stored file for an inquiry to come, and says which gave way: of inquiries that look like spam, those too old or too many; of more than 20 of a network, or of more than 500 the network with the most, its oldest. Null, and nothing is written, when all files would take more than most_bytes even without those of spam.';

-- Only the edge function knows its INQUIRY_TO, which replaces the office and who receives all inquiries of a kind.
alter table public.mails add column is_trial boolean;
comment on column public.mails.is_trial is
  'Whether it went to INQUIRY_TO of the edge function; null until it is sent, and of mails other than those about inquiries.';
create index mails_about_inquiries_sent on public.mails (sent_at desc) where kind = 'inquiry' and status = 'sent';

drop function public.settle_mail(uuid, integer, public.mail_outcome, text, integer);
create function public.settle_mail(
  mail_id uuid, of_mailing integer, outcome public.mail_outcome, note text, of_attempt integer default null,
  to_trial boolean default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.mails set
    status = case outcome when 'sent' then 'sent' when 'rejected' then 'failed' else 'queued' end::public.mail_status,
    sent_at = case outcome when 'sent' then clock_timestamp() else sent_at end,
    is_trial = case outcome when 'sent' then to_trial end,
    provider_id = case outcome when 'sent' then note else provider_id end,
    last_error = case outcome when 'sent' then null else left(note, 500) end,
    next_attempt_at = clock_timestamp() + private.delay_of_mail(attempts),
    claimed_until = null
  where id = mail_id and mailing = of_mailing and status = 'queued'
    and (outcome = 'sent' or attempts = of_attempt);
$$;
comment on function public.settle_mail is
  'Says how an attempt ended: sent (note is the provider''s id; to_trial whether it went to INQUIRY_TO), retry or rejected (note is the reason).';
revoke execute on function public.settle_mail from public, anon, authenticated;
grant execute on function public.settle_mail to service_role;

-- Before there is no room for files any more, administrators are told: of what the server gives them, and of the disk. And
-- that the last inquiry was mailed for a trial.
drop function public.attention_findings(jsonb);
create function public.attention_findings(facts jsonb default '{}', disk_percent integer default null) returns table (
  finding text, kind text, item_id uuid, title text, day date, number integer, register text, language text, field text,
  address text, names text[], snoozed_until date, snooze_reason text, snoozed_by text
)
language sql stable security invoker set search_path = ''
as $$
  with of_server (kind, number, register) as (
    -- Of the 20 GB that the server gives them.
    select 'filesFill', floor(coalesce(sum(size), 0) * 100 / (20 * 1024.0 ^ 3))::integer, 'inquiries'
    from public.inquiry_files
    having coalesce(sum(size), 0) >= 16 * 1024.0 ^ 3
    union all
    select 'diskFills', disk_percent, null where disk_percent is not null
    union all
    select 'trialRecipients', null, null
    where (
      select is_trial from public.mails where kind = 'inquiry' and status = 'sent' order by sent_at desc limit 1
    )
  ), found as (
    select * from private.attention_findings_of_content(facts)
    union all
    select
      of_server.kind || ':', of_server.kind, null, '', null, number, register, null, null, null, null,
      snoozes.until, snoozes.reason, snoozes.by_whom
    from of_server
    left join public.snoozes
      on snoozes.finding = of_server.kind || ':' and snoozes.until > (now() at time zone 'Europe/Sofia')::date
  )
  select * from found order by day, kind, register, title;
$$;
comment on function public.attention_findings is
  'What needs attention now: of which item, until or since which day, how many, which link, which countries; until when it is snoozed, why and by whom. Facts are a name and the day they are of; disk_percent is how full the disk is, when that is too full.';
revoke execute on function public.attention_findings from public, anon, authenticated;
grant execute on function public.attention_findings to service_role;
