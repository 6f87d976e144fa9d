-- Catalogues, certificates, presentations, statements, papers of meetings, policies and reports: what stands on which page.
create table public.documents (
  id uuid primary key default gen_random_uuid(),
  section text not null,
  name text not null,
  title_en text not null,
  title_bg text not null,
  note_en text not null default '',
  year smallint,
  day date,
  position integer not null,
  is_hidden boolean not null default false,
  file uuid unique,
  bytes integer not null,
  pages integer not null,
  thumbnail_width integer not null,
  thumbnail_height integer not null,
  is_sample boolean not null default false,
  file_since timestamptz,
  number text not null default '',
  scope_en text not null default '',
  issuer text not null default '',
  issued_on date,
  valid_until date,
  products text[] not null default '{}',
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint documents_section_is_known check (
    section in ('catalogues', 'certificates', 'presentations', 'statements', 'meetings', 'policies', 'sustainability', 'legal')
  ),
  constraint documents_have_their_own_address unique (section, name),
  constraint documents_name_is_an_address check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 100),
  constraint documents_have_titles check (
    btrim(title_en) <> '' and btrim(title_bg) <> '' and greatest(char_length(title_en), char_length(title_bg)) <= 200
  ),
  constraint documents_texts_are_bounded check (
    greatest(char_length(note_en), char_length(number), char_length(issuer)) <= 200 and char_length(scope_en) <= 1000
  ),
  constraint documents_year_is_a_year check (year between 1900 and 2999),
  constraint documents_day_is_of_the_year check (day is null or (year is not null and extract(year from day) = year)),
  constraint documents_of_meetings_have_a_day check (section <> 'meetings' or day is not null),
  constraint documents_file_is_measured check (
    bytes between 1 and 26214400 and pages > 0 and thumbnail_width > 0 and thumbnail_height > 0
  ),
  constraint documents_sample_comes_with_the_site check (file is null or not is_sample),
  constraint documents_of_certificates_only check (
    section = 'certificates' or (
      number = '' and scope_en = '' and issuer = '' and issued_on is null and valid_until is null and products = '{}'
    )
  ),
  constraint documents_end_is_not_before_issue check (valid_until >= issued_on),
  constraint documents_products_are_different check (private.are_different(products)),
  constraint documents_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint documents_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint documents_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint documents_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint documents_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);

comment on table public.documents is 'The documents of the site; only the API reads them.';
comment on column public.documents.name is 'The last part of the address, which stays: /documents/{section}/{name}.pdf.';
comment on column public.documents.title_bg is 'What the administration calls it.';
comment on column public.documents.day is 'The day of a general meeting.';
comment on column public.documents.position is 'Its place among those of the same section, year and day.';
comment on column public.documents.file is 'The name in Storage; null for the file that comes with the site.';
comment on column public.documents.is_sample is 'The file only shows what will stand there.';
comment on column public.documents.file_since is 'When the file was taken; null for the one that comes with the site.';
comment on column public.documents.number is 'Of a certificate, as scope_en, issuer, issued_on, valid_until and products.';
comment on column public.documents.products is 'Addresses of the products or categories it covers.';
comment on column public.documents.request_key is 'The idempotency key of the request that created the document.';
comment on column public.documents.update_key is 'The idempotency key of the last update.';

create index documents_in_trash on public.documents (deleted_at) where deleted_at is not null;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.documents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.documents to service_role;
alter table public.documents enable row level security;

create trigger set_updated_at before update on public.documents
for each row execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.documents
for each statement execute function private.count_content_change();

-- What stood on the pages before they could be changed.
insert into public.documents (
  section, name, title_en, title_bg, note_en, year, day, position, bytes, pages, thumbnail_width, thumbnail_height, is_sample
)
select
  section, name, title_en, title_bg, note_en, year, day, position, bytes, pages, thumbnail_width, thumbnail_height, is_sample
from jsonb_populate_recordset(null::public.documents, $first$[
  {"section":"catalogues","name":"rolled-products","title_bg":"Каталог на валцуваните изделия","note_en":"Foil, finstock, strip and sheet","year":null,"day":null,"position":1,"bytes":982641,"pages":23,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Rolled products catalogue"},
  {"section":"catalogues","name":"extruded-products","title_bg":"Каталог на екструдираните изделия","note_en":"Profiles, surfaces and machining","year":null,"day":null,"position":2,"bytes":388410,"pages":11,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Extruded products catalogue"},
  {"section":"catalogues","name":"standard-profiles","title_bg":"Каталог на стандартните профили","note_en":"Over 1500 sizes","year":null,"day":null,"position":3,"bytes":130924,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Standard profiles catalogue"},
  {"section":"certificates","name":"iso-27001","title_bg":"ISO 27001","note_en":"Information security","year":null,"day":null,"position":1,"bytes":32805,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"ISO 27001"},
  {"section":"certificates","name":"iso-9001","title_bg":"ISO 9001","note_en":"Quality management","year":null,"day":null,"position":2,"bytes":32641,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"ISO 9001"},
  {"section":"certificates","name":"iatf-16949","title_bg":"IATF 16949","note_en":"Automotive quality management","year":null,"day":null,"position":3,"bytes":33386,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"IATF 16949"},
  {"section":"certificates","name":"asi","title_bg":"ASI Performance Standard V2","note_en":"Responsible aluminium","year":null,"day":null,"position":4,"bytes":32981,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"ASI Performance Standard V2"},
  {"section":"certificates","name":"iso-14001","title_bg":"ISO 14001","note_en":"Environmental management","year":null,"day":null,"position":5,"bytes":32805,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"ISO 14001"},
  {"section":"certificates","name":"iso-45001","title_bg":"ISO 45001","note_en":"Occupational health and safety","year":null,"day":null,"position":6,"bytes":34212,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"ISO 45001"},
  {"section":"certificates","name":"ce-factory-production-control","title_bg":"CE, производствен контрол","note_en":"Products for construction","year":null,"day":null,"position":7,"bytes":34006,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"CE factory production control"},
  {"section":"certificates","name":"ukca","title_bg":"UKCA","note_en":"Products for construction","year":null,"day":null,"position":8,"bytes":32743,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"UKCA"},
  {"section":"certificates","name":"eu-333-2011","title_bg":"Регламент (ЕС) 333/2011","note_en":"Aluminium scrap, end of waste","year":null,"day":null,"position":9,"bytes":32922,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"EU regulation 333/2011"},
  {"section":"certificates","name":"qualicoat","title_bg":"Qualicoat","note_en":"Powder coating","year":null,"day":null,"position":10,"bytes":32952,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Qualicoat"},
  {"section":"certificates","name":"qualanod","title_bg":"Qualanod","note_en":"Anodizing","year":null,"day":null,"position":11,"bytes":32800,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Qualanod"},
  {"section":"certificates","name":"kosher","title_bg":"Kosher","note_en":"Dietary law","year":null,"day":null,"position":12,"bytes":31052,"pages":1,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Kosher"},
  {"section":"presentations","name":"company-presentation-2017","title_bg":"Представяне на дружеството 2017","note_en":"","year":2017,"day":null,"position":1,"bytes":93585,"pages":7,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2017"},
  {"section":"presentations","name":"company-presentation-2018","title_bg":"Представяне на дружеството 2018","note_en":"","year":2018,"day":null,"position":2,"bytes":134900,"pages":8,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2018"},
  {"section":"presentations","name":"company-presentation-2019","title_bg":"Представяне на дружеството 2019","note_en":"","year":2019,"day":null,"position":3,"bytes":97498,"pages":8,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2019"},
  {"section":"presentations","name":"company-presentation-2021","title_bg":"Представяне на дружеството 2021","note_en":"","year":2021,"day":null,"position":4,"bytes":98278,"pages":8,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2021"},
  {"section":"presentations","name":"company-presentation-2022","title_bg":"Представяне на дружеството 2022","note_en":"","year":2022,"day":null,"position":5,"bytes":101889,"pages":8,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2022"},
  {"section":"presentations","name":"company-presentation-2023","title_bg":"Представяне на дружеството 2023","note_en":"","year":2023,"day":null,"position":6,"bytes":124873,"pages":9,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2023"},
  {"section":"presentations","name":"company-presentation-2024","title_bg":"Представяне на дружеството 2024","note_en":"","year":2024,"day":null,"position":7,"bytes":137159,"pages":9,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2024"},
  {"section":"presentations","name":"company-presentation-2025","title_bg":"Представяне на дружеството 2025","note_en":"","year":2025,"day":null,"position":8,"bytes":148635,"pages":10,"thumbnail_width":640,"thumbnail_height":360,"is_sample":true,"title_en":"Company presentation 2025"},
  {"section":"statements","name":"annual-financial-statements-2011","title_bg":"Годишен финансов отчет и доклад 2011","note_en":"","year":2011,"day":null,"position":1,"bytes":136146,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2011"},
  {"section":"statements","name":"annual-financial-statements-2012","title_bg":"Годишен финансов отчет и доклад 2012","note_en":"","year":2012,"day":null,"position":2,"bytes":137613,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2012"},
  {"section":"statements","name":"annual-financial-statements-2013","title_bg":"Годишен финансов отчет и доклад 2013","note_en":"","year":2013,"day":null,"position":3,"bytes":137792,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2013"},
  {"section":"statements","name":"annual-financial-statements-2014","title_bg":"Годишен финансов отчет и доклад 2014","note_en":"","year":2014,"day":null,"position":4,"bytes":137822,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2014"},
  {"section":"statements","name":"annual-financial-statements-2015","title_bg":"Годишен финансов отчет и доклад 2015","note_en":"","year":2015,"day":null,"position":5,"bytes":137835,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2015"},
  {"section":"statements","name":"annual-financial-statements-2016","title_bg":"Годишен финансов отчет и доклад 2016","note_en":"","year":2016,"day":null,"position":6,"bytes":136610,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2016"},
  {"section":"statements","name":"annual-financial-statements-2017","title_bg":"Годишен финансов отчет и доклад 2017","note_en":"","year":2017,"day":null,"position":7,"bytes":137755,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2017"},
  {"section":"statements","name":"annual-financial-statements-2018","title_bg":"Годишен финансов отчет и доклад 2018","note_en":"","year":2018,"day":null,"position":8,"bytes":138000,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2018"},
  {"section":"statements","name":"annual-financial-statements-2019","title_bg":"Годишен финансов отчет и доклад 2019","note_en":"","year":2019,"day":null,"position":9,"bytes":136671,"pages":6,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Annual financial statements and report 2019"},
  {"section":"sustainability","name":"sustainability-report-2019","title_bg":"Доклад за устойчиво развитие 2019","note_en":"","year":2019,"day":null,"position":1,"bytes":86223,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability report 2019"},
  {"section":"sustainability","name":"sustainability-report-2020","title_bg":"Доклад за устойчиво развитие 2020","note_en":"","year":2020,"day":null,"position":2,"bytes":85623,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability report 2020"},
  {"section":"sustainability","name":"sustainability-report-2021","title_bg":"Доклад за устойчиво развитие 2021","note_en":"","year":2021,"day":null,"position":3,"bytes":86112,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability report 2021"},
  {"section":"sustainability","name":"sustainability-report-2022","title_bg":"Доклад за устойчиво развитие 2022","note_en":"","year":2022,"day":null,"position":4,"bytes":85632,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability report 2022"},
  {"section":"sustainability","name":"sustainability-report-2023","title_bg":"Доклад за устойчиво развитие 2023","note_en":"","year":2023,"day":null,"position":5,"bytes":86143,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability report 2023"},
  {"section":"sustainability","name":"sustainability-report-2024","title_bg":"Доклад за устойчиво развитие 2024","note_en":"","year":2024,"day":null,"position":6,"bytes":89329,"pages":5,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability report 2024"},
  {"section":"policies","name":"policy-environment","title_bg":"Политика за околната среда","note_en":"","year":null,"day":null,"position":1,"bytes":40180,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Environment policy"},
  {"section":"policies","name":"policy-sustainability","title_bg":"Политика за устойчиво развитие","note_en":"","year":null,"day":null,"position":2,"bytes":39319,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Sustainability policy"},
  {"section":"policies","name":"policy-social-responsibility","title_bg":"Политика за социална отговорност","note_en":"","year":null,"day":null,"position":3,"bytes":39320,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Social responsibility policy"},
  {"section":"policies","name":"policy-business-conduct","title_bg":"Политика за етично поведение в бизнеса","note_en":"","year":null,"day":null,"position":4,"bytes":39674,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Business conduct policy"},
  {"section":"policies","name":"policy-anti-bribery","title_bg":"Политика срещу подкупите","note_en":"","year":null,"day":null,"position":5,"bytes":39581,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Anti-bribery policy"},
  {"section":"policies","name":"policy-complaints","title_bg":"Политика за жалбите","note_en":"","year":null,"day":null,"position":6,"bytes":39540,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Complaints policy"},
  {"section":"policies","name":"policy-suppliers-code","title_bg":"Кодекс на доставчиците","note_en":"","year":null,"day":null,"position":7,"bytes":39995,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Suppliers' code"},
  {"section":"policies","name":"policy-health-and-safety","title_bg":"Политика за здраве и безопасност при работа","note_en":"","year":null,"day":null,"position":8,"bytes":40644,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Health and safety policy"},
  {"section":"meetings","name":"2014-06-26-agenda","title_bg":"Дневен ред","note_en":"","year":2014,"day":"2014-06-26","position":1,"bytes":27489,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Agenda"},
  {"section":"meetings","name":"2014-06-26-power-of-authority","title_bg":"Пълномощно","note_en":"","year":2014,"day":"2014-06-26","position":2,"bytes":34680,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Power of authority"},
  {"section":"meetings","name":"2014-06-26-invitation","title_bg":"Покана","note_en":"","year":2014,"day":"2014-06-26","position":3,"bytes":39035,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Invitation"},
  {"section":"meetings","name":"2014-06-26-protocol","title_bg":"Протокол","note_en":"","year":2014,"day":"2014-06-26","position":4,"bytes":40897,"pages":3,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Protocol"},
  {"section":"meetings","name":"2015-06-25-agenda","title_bg":"Дневен ред","note_en":"","year":2015,"day":"2015-06-25","position":1,"bytes":27483,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Agenda"},
  {"section":"meetings","name":"2015-06-25-power-of-authority","title_bg":"Пълномощно","note_en":"","year":2015,"day":"2015-06-25","position":2,"bytes":34669,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Power of authority"},
  {"section":"meetings","name":"2015-06-25-invitation","title_bg":"Покана","note_en":"","year":2015,"day":"2015-06-25","position":3,"bytes":39035,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Invitation"},
  {"section":"meetings","name":"2015-06-25-protocol","title_bg":"Протокол","note_en":"","year":2015,"day":"2015-06-25","position":4,"bytes":40998,"pages":3,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Protocol"},
  {"section":"meetings","name":"2016-06-29-agenda","title_bg":"Дневен ред","note_en":"","year":2016,"day":"2016-06-29","position":1,"bytes":27503,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Agenda"},
  {"section":"meetings","name":"2016-06-29-power-of-authority","title_bg":"Пълномощно","note_en":"","year":2016,"day":"2016-06-29","position":2,"bytes":34797,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Power of authority"},
  {"section":"meetings","name":"2016-06-29-invitation","title_bg":"Покана","note_en":"","year":2016,"day":"2016-06-29","position":3,"bytes":39048,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Invitation"},
  {"section":"meetings","name":"2016-06-29-protocol","title_bg":"Протокол","note_en":"","year":2016,"day":"2016-06-29","position":4,"bytes":41047,"pages":3,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Protocol"},
  {"section":"meetings","name":"2017-06-28-agenda","title_bg":"Дневен ред","note_en":"","year":2017,"day":"2017-06-28","position":1,"bytes":27545,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Agenda"},
  {"section":"meetings","name":"2017-06-28-power-of-authority","title_bg":"Пълномощно","note_en":"","year":2017,"day":"2017-06-28","position":2,"bytes":34860,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Power of authority"},
  {"section":"meetings","name":"2017-06-28-invitation","title_bg":"Покана","note_en":"","year":2017,"day":"2017-06-28","position":3,"bytes":39477,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Invitation"},
  {"section":"meetings","name":"2017-06-28-protocol","title_bg":"Протокол","note_en":"","year":2017,"day":"2017-06-28","position":4,"bytes":41112,"pages":3,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Protocol"},
  {"section":"meetings","name":"2018-06-27-agenda","title_bg":"Дневен ред","note_en":"","year":2018,"day":"2018-06-27","position":1,"bytes":27706,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Agenda"},
  {"section":"meetings","name":"2018-06-27-power-of-authority","title_bg":"Пълномощно","note_en":"","year":2018,"day":"2018-06-27","position":2,"bytes":34855,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Power of authority"},
  {"section":"meetings","name":"2018-06-27-invitation","title_bg":"Покана","note_en":"","year":2018,"day":"2018-06-27","position":3,"bytes":39583,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Invitation"},
  {"section":"meetings","name":"2018-06-27-protocol","title_bg":"Протокол","note_en":"","year":2018,"day":"2018-06-27","position":4,"bytes":41272,"pages":3,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Protocol"},
  {"section":"meetings","name":"2019-06-26-agenda","title_bg":"Дневен ред","note_en":"","year":2019,"day":"2019-06-26","position":1,"bytes":27804,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Agenda"},
  {"section":"meetings","name":"2019-06-26-power-of-authority","title_bg":"Пълномощно","note_en":"","year":2019,"day":"2019-06-26","position":2,"bytes":34931,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Power of authority"},
  {"section":"meetings","name":"2019-06-26-invitation","title_bg":"Покана","note_en":"","year":2019,"day":"2019-06-26","position":3,"bytes":39190,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Invitation"},
  {"section":"meetings","name":"2019-06-26-protocol","title_bg":"Протокол","note_en":"","year":2019,"day":"2019-06-26","position":4,"bytes":41360,"pages":3,"thumbnail_width":640,"thumbnail_height":906,"is_sample":true,"title_en":"Protocol"},
  {"section":"legal","name":"gdpr-personal-data-information","title_bg":"Информация за личните данни","note_en":"","year":null,"day":null,"position":1,"bytes":38561,"pages":2,"thumbnail_width":640,"thumbnail_height":906,"is_sample":false,"title_en":"Information on personal data (GDPR)"}
]$first$);
