-- "0049 (0)711 / 12 34 56-78" has 20 characters to dial, and more to read.
alter table public.inquiries drop constraint inquiries_phone_is_short;
alter table public.inquiries add constraint inquiries_phone_is_short check (
  phone = btrim(phone) and char_length(phone) <= 40 and char_length(regexp_replace(phone, '[ ()/.-]', '', 'g')) between 1 and 20
);
