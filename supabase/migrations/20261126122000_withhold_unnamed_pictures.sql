-- A picture whose row is gone, while its bytes still lie in Storage, is nobody's to see.
create or replace function public.is_withheld_picture(file text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select not exists (select from private.visible_news where array_prepend(cover, gallery) @> array[$1]);
$$;
comment on function public.is_withheld_picture is
  'True for a picture that visitors may not see, or not yet, or not any more: no item shows it that they may read.';
