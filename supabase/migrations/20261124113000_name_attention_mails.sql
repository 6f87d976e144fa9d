-- Alone: a new value can be used when its transaction has ended.
alter type public.mail_kind add value 'attention' before 'newsletter';
