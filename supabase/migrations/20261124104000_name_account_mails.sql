-- Alone: a new value can be used when its transaction has ended. Somebody waits for these mails, so they go before letters.
alter type public.mail_kind add value 'account' before 'newsletter';
