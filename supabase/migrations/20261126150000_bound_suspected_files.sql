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
