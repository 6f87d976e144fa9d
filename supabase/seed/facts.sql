-- What the specification states and staff keep: for a hosted Supabase, too. Files of documents are in web/public/documents.
-- One statement, for `supabase db query` takes one.
with dates as (
  insert into public.events (name, kind, title_en, title_bg, day, changed_at)
  select name, kind, title_en, title_bg, day, changed_at
  from jsonb_populate_recordset(null::public.events, $events$[
  {"name":"quarterly-consolidated-q3-2022","kind":"quarterlyConsolidated","title_en":"Disclosure of the consolidated report for the third quarter of 2022","title_bg":"Консолидиран отчет, 3. тримесечие 2022","day":"2022-11-29","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-individual-q4-2022","kind":"quarterlyIndividual","title_en":"Disclosure of the individual report for the fourth quarter of 2022","title_bg":"Индивидуален отчет, 4. тримесечие 2022","day":"2023-01-30","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-consolidated-q4-2022","kind":"quarterlyConsolidated","title_en":"Disclosure of the consolidated report for the fourth quarter of 2022","title_bg":"Консолидиран отчет, 4. тримесечие 2022","day":"2023-03-01","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"annual-individual-2022","kind":"annualIndividual","title_en":"Disclosure of the audited annual individual report for 2022","title_bg":"Годишен индивидуален отчет 2022","day":"2023-03-31","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"annual-consolidated-2022","kind":"annualConsolidated","title_en":"Disclosure of the audited annual consolidated report for 2022","title_bg":"Годишен консолидиран отчет 2022","day":"2023-05-02","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-individual-q1-2023","kind":"quarterlyIndividual","title_en":"Disclosure of the individual report for the first quarter of 2023","title_bg":"Индивидуален отчет, 1. тримесечие 2023","day":"2023-05-02","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-consolidated-q1-2023","kind":"quarterlyConsolidated","title_en":"Disclosure of the consolidated report for the first quarter of 2023","title_bg":"Консолидиран отчет, 1. тримесечие 2023","day":"2023-05-30","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"general-meeting-2023","kind":"generalMeeting","title_en":"Deadline for the regular general meeting of shareholders for 2023","title_bg":"Редовно общо събрание на акционерите 2023, краен срок","day":"2023-06-30","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-individual-q2-2023","kind":"quarterlyIndividual","title_en":"Disclosure of the individual report for the second quarter of 2023","title_bg":"Индивидуален отчет, 2. тримесечие 2023","day":"2023-07-31","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-consolidated-q2-2023","kind":"quarterlyConsolidated","title_en":"Disclosure of the consolidated report for the second quarter of 2023","title_bg":"Консолидиран отчет, 2. тримесечие 2023","day":"2023-08-29","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-individual-q3-2023","kind":"quarterlyIndividual","title_en":"Disclosure of the individual report for the third quarter of 2023","title_bg":"Индивидуален отчет, 3. тримесечие 2023","day":"2023-10-30","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-consolidated-q3-2023","kind":"quarterlyConsolidated","title_en":"Disclosure of the consolidated report for the third quarter of 2023","title_bg":"Консолидиран отчет, 3. тримесечие 2023","day":"2023-11-29","changed_at":"2022-11-01T00:00:00+00:00"},
  {"name":"quarterly-individual-q4-2023","kind":"quarterlyIndividual","title_en":"Disclosure of the individual report for the fourth quarter of 2023","title_bg":"Индивидуален отчет, 4. тримесечие 2023","day":"2024-01-30","changed_at":"2022-11-01T00:00:00+00:00"}
  ]$events$)
)
insert into public.documents (
  section, name, title_en, title_bg, note_en, year, day, position, bytes, pages, sha256, thumbnail_width, thumbnail_height, is_sample
)
select
  section, name, title_en, title_bg, note_en, year, day, position, bytes, pages, sha256, thumbnail_width, thumbnail_height, is_sample
from jsonb_populate_recordset(null::public.documents, $documents$[
  {"section":"legal","name":"gdpr-personal-data-information","title_bg":"Информация за личните данни","note_en":"","year":null,"day":null,"position":1,"bytes":38561,"pages":2,"sha256":"6f01862471eeb98d0d8911018f3cff738f12a68562c3120cda95809a42577e75","thumbnail_width":640,"thumbnail_height":906,"is_sample":false,"title_en":"Information on personal data (GDPR)"}
]$documents$);
