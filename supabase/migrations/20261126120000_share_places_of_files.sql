-- Whoever sends files without end takes places from the own network alone.
alter table public.inquiry_files
  add column network text,
  add constraint inquiry_files_have_a_network_until_sent check (
    char_length(network) <= 45 and (inquiry_id is null or network is null)
  );
comment on column public.inquiry_files.network is 'Where the file came from, until its inquiry is sent.';

create function private.forget_network_of_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.network := null;
  return new;
end;
$$;
create trigger forget_network_of_file before update of inquiry_id on public.inquiry_files
for each row when (new.inquiry_id is not null) execute function private.forget_network_of_file();

drop function public.stage_inquiry_file(uuid, text, public.inquiry_file_kind, integer);
create function public.stage_inquiry_file(
  file_id uuid, file_name text, file_kind public.inquiry_file_kind, file_size integer, from_network text, most_bytes bigint
) returns uuid[]
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  gone uuid[];
begin
  -- One after the other: what is counted is what there is.
  perform pg_advisory_xact_lock(hashtext('stage_inquiry_file'));
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
    ) as staged
  ), given_way as (
    delete from public.inquiry_files
    where inquiry_id is null and id in (
      select waiting.id from waiting join public.inquiry_files as file using (id)
      where (file.network = from_network and younger >= 20) or turn <= all_of_them - 499
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into gone from given_way;
  insert into public.inquiry_files (id, name, kind, size, network)
  values (file_id, file_name, file_kind, file_size, from_network);
  return gone;
end;
$$;
comment on function public.stage_inquiry_file is
  'Writes down a stored file for an inquiry to come, and says which gave way: of more than 20 of a network, or of more than 500 the network with the most, its oldest. Null, and nothing is written, when all files would take more than most_bytes.';
revoke execute on function public.stage_inquiry_file from public, anon, authenticated;
grant execute on function public.stage_inquiry_file to service_role;

create or replace function public.discard_staged_files() returns integer
language sql volatile security invoker set search_path = ''
as $$
  with discarded as (
    delete from public.inquiry_files where inquiry_id is null and created_at < now() - interval '2 hours' returning 1
  )
  select count(*)::integer from discarded;
$$;
comment on function public.discard_staged_files is 'Gives up files whose inquiry has not come within two hours, and says how many.';
