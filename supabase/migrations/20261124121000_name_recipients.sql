-- Who receives an inquiry is what the register of people says. The provider knows a repeated mail by its key, and refuses it
-- with other recipients: so they are written down with the first attempt.
alter table public.mails add column recipients text[];
alter table public.mails add column recipients_of integer;
comment on column public.mails.recipients is 'Who of the staff receives the mailing `recipients_of`; null as long as nobody has asked.';

-- Those who receive all inquiries of a kind; then of each family who sells it to the country, or stands in, or answers for it.
create function private.recipients_of(of_kind text, of_families text[], country text) returns text[]
language sql stable set search_path = ''
as $$
  with shown as (
    select
      id, kind, email, countries, families, is_main, receives, deputy, position,
      coalesce(away_until >= today and coalesce(away_from <= today, true), false) as is_away
    from public.people, (select (now() at time zone 'Europe/Sofia')::date as today) as clock
    where deleted_at is null and not is_hidden
  ),
  sales as (
    select *, row_number() over (order by is_main desc, position, id) as place
    from shown
    where kind = 'sales-department'
  ),
  asked as (
    select family, ordinality, seller.*
    from unnest(of_families) with ordinality as wanted (family, ordinality)
    cross join lateral (
      select * from sales
      where country = any (countries) and (families = '{}' or family = any (families))
      order by place
      limit 1
    ) as seller
  ),
  sellers as (
    select
      ordinality,
      case when asked.is_away then coalesce(
        (select email from sales where sales.id = asked.deputy and not sales.is_away),
        (
          select email from sales
          where is_main and (families = '{}' or asked.family = any (families))
          order by families = '{}', place
          limit 1
        ),
        asked.email
      ) else asked.email end as email
    from asked
  ),
  everybody as (
    select
      email, 1 as part,
      row_number() over (
        order by array_position(array['sales-department', 'supply-chains', 'other-contacts'], kind), is_main desc, position, id
      ) as place
    from shown
    where of_kind = any (receives)
    union all
    select email, 2, ordinality from sellers
  ),
  firsts as (
    select distinct on (email) email, part, place from everybody order by email, part, place
  )
  select coalesce(array_agg(email order by part, place), '{}') from firsts;
$$;

create function public.recipients_of_mail(
  mail_id uuid, of_mailing integer, of_kind text, of_families text[], country text default null
) returns text[]
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  known text[];
begin
  select recipients into known from public.mails where id = mail_id and recipients_of = of_mailing;
  if found then
    return known;
  end if;
  known := private.recipients_of(of_kind, of_families, country);
  update public.mails set recipients = known, recipients_of = of_mailing where id = mail_id and mailing = of_mailing;
  return known;
end;
$$;
comment on function public.recipients_of_mail is
  'Who of the staff receives a mail about an inquiry of these families from this country; the same at every attempt of a mailing.';

revoke execute on function private.recipients_of from public, anon, authenticated;
grant execute on function private.recipients_of to service_role;
revoke execute on function public.recipients_of_mail from public, anon, authenticated;
grant execute on function public.recipients_of_mail to service_role;
