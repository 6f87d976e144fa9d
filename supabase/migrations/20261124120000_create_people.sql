-- Sales staff, those who buy and ship, and other contacts: whom the pages name.
create function private.countries_of_sales() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'Albania', 'Austria', 'Belgium', 'Bosnia and Herzegovina', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia',
    'Denmark', 'Estonia', 'Finland', 'France', 'Germany', 'Greece', 'Hungary', 'Iceland', 'Ireland', 'Italy',
    'Kosovo', 'Latvia', 'Lithuania', 'Luxembourg', 'Moldova', 'Montenegro', 'Netherlands', 'North Macedonia',
    'Norway', 'Poland', 'Portugal', 'Romania', 'Serbia', 'Slovakia', 'Slovenia', 'Spain', 'Sweden',
    'Switzerland', 'Turkey', 'UK', 'Ukraine', 'USA'
  ];
$$;
comment on function private.countries_of_sales is 'The countries of the map, by their English names.';

create table public.people (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  has_profile boolean not null default true,
  full_name text not null,
  job_title text not null,
  description text not null default '',
  email text not null,
  phone text not null,
  fax text not null default '',
  tags text[] not null default '{}',
  languages text[] not null default '{}',
  countries text[] not null default '{}',
  families text[] not null default '{}',
  is_main boolean not null default false,
  duties text[] not null default '{}',
  receives text[] not null default '{}',
  away_from date,
  away_until date,
  deputy uuid,
  position integer not null,
  is_hidden boolean not null default false,
  request_key text unique,
  request_hash text,
  update_key text,
  update_hash text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text,
  deleted_at timestamptz,
  deleted_by text,

  constraint people_deputy_is_one_of_them foreign key (deputy) references public.people (id)
    on delete set null deferrable initially deferred,
  constraint people_kind_is_known check (kind in ('sales-department', 'supply-chains', 'other-contacts')),
  constraint people_have_their_own_address unique (name),
  constraint people_name_is_an_address check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 100),
  constraint people_have_a_name_and_a_job check (
    btrim(full_name) <> '' and btrim(job_title) <> '' and greatest(char_length(full_name), char_length(job_title)) <= 100
  ),
  constraint people_email_is_an_address check (
    email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and char_length(email) <= 254
  ),
  constraint people_numbers_can_be_called check (phone ~ '^\+?[0-9][0-9 ]{4,29}$' and (fax = '' or fax ~ '^\+?[0-9][0-9 ]{4,29}$')),
  constraint people_texts_are_bounded check (char_length(description) <= 500),
  constraint people_tags_are_different check (private.are_different(tags) and cardinality(tags) <= 60),
  constraint people_languages_are_different check (private.are_different(languages) and cardinality(languages) <= 20),
  constraint people_countries_are_different check (private.are_different(countries)),
  constraint people_countries_are_on_the_map check (
    countries <@ private.countries_of_sales()
  ),
  constraint people_families_are_known check (private.are_different(families) and families <@ array['Rolled', 'Extruded']),
  constraint people_duties_are_known check (private.are_different(duties) and duties <@ array['press', 'investors']),
  constraint people_receive_known_inquiries check (private.are_different(receives) and receives <@ array['product', 'contact']),
  constraint people_of_sales_only check (
    kind = 'sales-department' or (countries = '{}' and families = '{}' and not is_main)
  ),
  constraint people_come_back_after_they_leave check (away_until >= away_from),
  constraint people_away_have_an_end check (away_until is not null or (away_from is null and deputy is null)),
  constraint people_are_not_their_own_deputy check (deputy <> id),
  constraint people_request_key_is_short check (char_length(request_key) between 1 and 200),
  constraint people_request_hash_is_sha256 check (request_hash ~ '^[0-9a-f]{64}$'),
  constraint people_update_key_is_short check (char_length(update_key) between 1 and 200),
  constraint people_update_hash_is_sha256 check (update_hash ~ '^[0-9a-f]{64}$'),
  constraint people_deleted_by_is_of_the_trash check (deleted_by is null or deleted_at is not null)
);

comment on table public.people is 'Whom the site names; only the API reads them.';
comment on column public.people.kind is 'The page of the contacts that lists the person.';
comment on column public.people.name is 'The last part of the address of the profile and of the contact card, which stays.';
comment on column public.people.has_profile is 'Whether the profile has an address of its own.';
comment on column public.people.tags is 'Words by which the search finds the person.';
comment on column public.people.countries is 'Of the sales staff, in the order shown; empty for any country.';
comment on column public.people.families is 'Products that the person sells; empty for any.';
comment on column public.people.is_main is 'Stands above the list of the sales staff, and answers for what nobody else serves.';
comment on column public.people.duties is 'Pages that name the person: those for journalists, those for investors.';
comment on column public.people.receives is 'Kinds of inquiries of which the person receives all.';
comment on column public.people.away_from is 'First day of a leave, in Sofia; null when it has begun.';
comment on column public.people.away_until is 'Its last day, in Sofia.';
comment on column public.people.position is 'The place in the list.';
comment on column public.people.request_key is 'The idempotency key of the request that created the row.';
comment on column public.people.update_key is 'The idempotency key of the last update.';

create index people_in_trash on public.people (deleted_at) where deleted_at is not null;
create index people_by_deputy on public.people (deputy) where deputy is not null;

-- No policy: nobody but the service role, which row level security does not hold, sees a row.
revoke all on public.people from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.people to service_role;
alter table public.people enable row level security;

create trigger set_updated_at before update on public.people
for each row execute function private.set_updated_at();
create trigger count_content_change after insert or update or delete or truncate on public.people
for each statement execute function private.count_content_change();

-- Who stood on the pages before they could be changed.
insert into public.people (
  kind, name, has_profile, full_name, job_title, description, email, phone, fax, tags, languages, countries, families,
  is_main, duties, receives, away_until, position
)
select
  kind, name, has_profile, full_name, job_title, description, email, phone, fax, tags, languages, countries, families,
  is_main, duties, receives, away_until, position
from jsonb_populate_recordset(null::public.people, $first$[
  {"kind":"sales-department","name":"vladimir-radkov","has_profile":true,"full_name":"Vladimir Radkov","job_title":"Commercial Director","description":"Answers for all sales, rolled and extruded, in Europe and the US.","email":"v.radkov@balkalum.example","phone":"+359 54 000 010","fax":"+359 54 000 001","tags":["sales","commercial","director","contracts","key accounts","usa","malta","overseas","export"],"languages":["English","German","Russian"],"countries":[],"families":[],"is_main":true,"duties":[],"receives":["product","contact"],"away_until":null,"position":1},
  {"kind":"sales-department","name":"mariya-ilieva","has_profile":true,"full_name":"Mariya Ilieva","job_title":"Sales Director, Rolled Products","description":"Answers for foil, strip and sheet in all countries.","email":"m.ilieva@balkalum.example","phone":"+359 54 000 011","fax":"+359 54 000 002","tags":["sales","rolled","foil","strip","sheet","coil","finstock","heat shields","omnia"],"languages":["English","German"],"countries":[],"families":["Rolled"],"is_main":true,"duties":[],"receives":["product"],"away_until":null,"position":2},
  {"kind":"sales-department","name":"georgi-stanchev","has_profile":true,"full_name":"Georgi Stanchev","job_title":"Sales Director, Extruded Products","description":"Answers for profiles, surface treatment and machining in all countries.","email":"g.stanchev@balkalum.example","phone":"+359 54 000 012","fax":"+359 54 000 003","tags":["sales","extruded","profiles","extrusion","dies","anodizing","powder coating"],"languages":["English","Italian"],"countries":[],"families":["Extruded"],"is_main":true,"duties":[],"receives":["product"],"away_until":null,"position":3},
  {"kind":"sales-department","name":"desislava-koleva","has_profile":true,"full_name":"Desislava Koleva","job_title":"Sales Manager, Rolled Products","description":"Foil, strip and sheet for Germany, Austria and Switzerland.","email":"d.koleva@balkalum.example","phone":"+359 54 000 013","fax":"+359 54 000 002","tags":["sales","rolled","dach","deutschland","foil","strip","finstock","heat shields","germany","austria","switzerland"],"languages":["English","German"],"countries":["Germany","Austria","Switzerland"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":4},
  {"kind":"sales-department","name":"petya-dimitrova","has_profile":true,"full_name":"Petya Dimitrova","job_title":"Key Account Manager, Foil","description":"Household, container and converter foil, strip and sheet for Italy and France.","email":"p.dimitrova@balkalum.example","phone":"+359 54 000 014","fax":"+359 54 000 002","tags":["sales","rolled","italia","malta","household foil","container foil","converter foil","italy","france"],"languages":["English","Italian","French"],"countries":["Italy","France"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":5},
  {"kind":"sales-department","name":"ivaylo-marinov","has_profile":true,"full_name":"Ivaylo Marinov","job_title":"Sales Manager, Sheets and Strips","description":"Strip, sheet and foil for Spain and Portugal.","email":"i.marinov@balkalum.example","phone":"+359 54 000 015","fax":"+359 54 000 002","tags":["sales","rolled","iberia","españa","espana","sheet","strip","foil","spain","portugal"],"languages":["English","Spanish","Portuguese"],"countries":["Spain","Portugal"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":6},
  {"kind":"sales-department","name":"radostina-petkova","has_profile":true,"full_name":"Radostina Petkova","job_title":"Sales Manager, Foil","description":"Foil, strip and sheet for Scandinavia and the Baltic countries.","email":"r.petkova@balkalum.example","phone":"+359 54 000 016","fax":"+359 54 000 002","tags":["sales","rolled","nordic","scandinavia","baltic","foil","finstock","strip","denmark","finland","iceland","norway","sweden","estonia","latvia","lithuania"],"languages":["English","Swedish"],"countries":["Denmark","Finland","Iceland","Norway","Sweden","Estonia","Latvia","Lithuania"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":7},
  {"kind":"sales-department","name":"teodora-nikolova","has_profile":true,"full_name":"Teodora Nikolova","job_title":"Sales Manager, Rolled Products","description":"Foil, strip and sheet for the USA, the UK and Ireland.","email":"t.nikolova@balkalum.example","phone":"+359 54 000 017","fax":"+359 54 000 002","tags":["sales","rolled","united states","america","united kingdom","great britain","england","northern ireland","aluminum foil","usa","uk","ireland"],"languages":["English"],"countries":["USA","UK","Ireland"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":8},
  {"kind":"sales-department","name":"borislav-chakarov","has_profile":true,"full_name":"Borislav Chakarov","job_title":"Sales Manager, Rolled Products","description":"Foil, strip and sheet for Poland, Czechia, Slovakia and Hungary.","email":"b.chakarov@balkalum.example","phone":"+359 54 000 018","fax":"+359 54 000 002","tags":["sales","rolled","central europe","polska","czech republic","foil","strip","sheet","poland","czechia","slovakia","hungary"],"languages":["English","Polish","Czech"],"countries":["Poland","Czechia","Slovakia","Hungary"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":9},
  {"kind":"sales-department","name":"yana-gospodinova","has_profile":true,"full_name":"Yana Gospodinova","job_title":"Sales Manager, Foil","description":"Foil, strip and sheet for Belgium, the Netherlands and Luxembourg.","email":"y.gospodinova@balkalum.example","phone":"+359 54 000 019","fax":"+359 54 000 002","tags":["sales","rolled","benelux","holland","foil","converter foil","technical foil","belgium","luxembourg","netherlands"],"languages":["English","Dutch","French"],"countries":["Belgium","Luxembourg","Netherlands"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":10},
  {"kind":"sales-department","name":"krasimir-daskalov","has_profile":true,"full_name":"Krasimir Daskalov","job_title":"Sales Manager, Rolled Products","description":"Foil, strip and sheet for Bulgaria, Romania, Greece, Cyprus, Turkey, Moldova and Ukraine.","email":"k.daskalov@balkalum.example","phone":"+359 54 000 020","fax":"+359 54 000 002","tags":["sales","rolled","българия","domestic","omnia","sheet","strip","foil","eastern","bulgaria","romania","greece","cyprus","turkey","moldova","ukraine"],"languages":["English","Greek","Russian"],"countries":["Bulgaria","Romania","Greece","Cyprus","Turkey","Moldova","Ukraine"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":11},
  {"kind":"sales-department","name":"milena-tsoneva","has_profile":true,"full_name":"Milena Tsoneva","job_title":"Sales Coordinator, Rolled Products","description":"Order handling for foil, strip and sheet in the Western Balkans, Croatia and Slovenia.","email":"m.tsoneva@balkalum.example","phone":"+359 54 000 021","fax":"+359 54 000 002","tags":["sales","rolled","balkans","bosnia","macedonia","strip","foil","albania","bosnia and herzegovina","croatia","kosovo","montenegro","north macedonia","serbia","slovenia"],"languages":["English","Serbian"],"countries":["Albania","Bosnia and Herzegovina","Croatia","Kosovo","Montenegro","North Macedonia","Serbia","Slovenia"],"families":["Rolled"],"is_main":false,"duties":[],"receives":[],"away_until":"2027-03-01","position":12},
  {"kind":"sales-department","name":"nikolay-andreev","has_profile":true,"full_name":"Nikolay Andreev","job_title":"Sales Manager, Profiles","description":"Profiles, anodized, powder coated or machined, for Germany, Austria and Switzerland.","email":"n.andreev@balkalum.example","phone":"+359 54 000 022","fax":"+359 54 000 003","tags":["sales","extruded","dach","deutschland","profiles","anodizing","facade","germany","austria","switzerland"],"languages":["English","German"],"countries":["Germany","Austria","Switzerland"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":13},
  {"kind":"sales-department","name":"stoyan-vasilev","has_profile":true,"full_name":"Stoyan Vasilev","job_title":"Technical Sales Manager, Automotive","description":"Profiles and machined parts for vehicle makers and their suppliers.","email":"s.vasilev@balkalum.example","phone":"+359 54 000 023","fax":"+359 54 000 003","tags":["sales","extruded","automotive","iatf","roof rails","machined parts","trims","germany","czechia","slovakia","hungary"],"languages":["English","German","Czech"],"countries":["Germany","Czechia","Slovakia","Hungary"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":14},
  {"kind":"sales-department","name":"lyubomir-hadzhiev","has_profile":true,"full_name":"Lyubomir Hadzhiev","job_title":"Sales Manager, Profiles","description":"Profiles for Poland, the Baltic countries, Moldova and Ukraine.","email":"l.hadzhiev@balkalum.example","phone":"+359 54 000 024","fax":"+359 54 000 003","tags":["sales","extruded","polska","baltic","eastern","profiles","industrial profiles","poland","estonia","latvia","lithuania","moldova","ukraine"],"languages":["English","Polish","Russian"],"countries":["Poland","Estonia","Latvia","Lithuania","Moldova","Ukraine"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":15},
  {"kind":"sales-department","name":"silviya-kantardzhieva","has_profile":true,"full_name":"Silviya Kantardzhieva","job_title":"Sales Manager, Profiles","description":"Profiles for Italy, France, Spain and Portugal.","email":"s.kantardzhieva@balkalum.example","phone":"+359 54 000 025","fax":"+359 54 000 003","tags":["sales","extruded","italia","malta","iberia","profiles","windows and doors","italy","france","spain","portugal"],"languages":["English","Italian","Spanish","French"],"countries":["Italy","France","Spain","Portugal"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":16},
  {"kind":"sales-department","name":"hristo-bonev","has_profile":true,"full_name":"Hristo Bonev","job_title":"Sales Manager, Distribution","description":"Standard and special profiles for stockists in the UK, Ireland and the USA.","email":"h.bonev@balkalum.example","phone":"+359 54 000 026","fax":"+359 54 000 003","tags":["sales","extruded","stockists","united kingdom","great britain","northern ireland","united states","standard profiles","uk","ireland","usa"],"languages":["English"],"countries":["UK","Ireland","USA"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":17},
  {"kind":"sales-department","name":"emil-yordanov","has_profile":true,"full_name":"Emil Yordanov","job_title":"Sales Manager, Profiles","description":"Profiles for Greece, Cyprus, Turkey, the Western Balkans, Croatia and Slovenia.","email":"e.yordanov@balkalum.example","phone":"+359 54 000 027","fax":"+359 54 000 003","tags":["sales","extruded","balkans","macedonia","bosnia","profiles","building","greece","cyprus","turkey","albania","bosnia and herzegovina","croatia","kosovo","montenegro","north macedonia","serbia","slovenia"],"languages":["English","Greek","Serbian"],"countries":["Greece","Cyprus","Turkey","Albania","Bosnia and Herzegovina","Croatia","Kosovo","Montenegro","North Macedonia","Serbia","Slovenia"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":18},
  {"kind":"sales-department","name":"kalina-todorova","has_profile":false,"full_name":"Kalina Todorova","job_title":"Sales Coordinator, Profiles","description":"Profile orders for Bulgaria and Romania.","email":"k.todorova@balkalum.example","phone":"+359 54 000 028","fax":"+359 54 000 003","tags":["sales","extruded","българия","domestic","profiles","orders","bulgaria","romania"],"languages":["English","Romanian"],"countries":["Bulgaria","Romania"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":19},
  {"kind":"sales-department","name":"antoaneta-mincheva","has_profile":true,"full_name":"Antoaneta Mincheva","job_title":"Sales Manager, Profiles","description":"Profiles for Scandinavia and the Benelux countries.","email":"a.mincheva@balkalum.example","phone":"+359 54 000 029","fax":"+359 54 000 003","tags":["sales","extruded","nordic","benelux","holland","profiles","transportation","denmark","finland","iceland","norway","sweden","belgium","luxembourg","netherlands"],"languages":["English","German","Dutch"],"countries":["Denmark","Finland","Iceland","Norway","Sweden","Belgium","Luxembourg","Netherlands"],"families":["Extruded"],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":20},
  {"kind":"supply-chains","name":"rumyana-staykova","has_profile":true,"full_name":"Rumyana Staykova","job_title":"Supply Chain Director","description":"Answers for purchasing, warehouses and transport.","email":"r.staykova@balkalum.example","phone":"+359 54 000 040","fax":"+359 54 000 001","tags":["supply chain","purchasing","logistics","suppliers"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":1},
  {"kind":"supply-chains","name":"dobromir-kanev","has_profile":true,"full_name":"Dobromir Kanev","job_title":"Purchasing Manager, Metal","description":"Buys primary metal, scrap and alloying elements.","email":"d.kanev@balkalum.example","phone":"+359 54 000 041","fax":"+359 54 000 001","tags":["purchasing","primary aluminium","scrap","ingot","master alloys","recycling"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":2},
  {"kind":"supply-chains","name":"zornitsa-paneva","has_profile":true,"full_name":"Zornitsa Paneva","job_title":"Purchasing Manager, Materials","description":"Buys dies, packaging, rolling oil, spare parts and services.","email":"z.paneva@balkalum.example","phone":"+359 54 000 042","fax":"+359 54 000 001","tags":["purchasing","spare parts","packaging","rolling oil","dies","services"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":3},
  {"kind":"supply-chains","name":"plamen-uzunov","has_profile":true,"full_name":"Plamen Uzunov","job_title":"Logistics Manager","description":"Plans loading and transport of finished goods.","email":"p.uzunov@balkalum.example","phone":"+359 54 000 043","fax":"+359 54 000 001","tags":["logistics","transport","truck","container","loading","delivery"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":4},
  {"kind":"supply-chains","name":"nevena-sarafova","has_profile":true,"full_name":"Nevena Sarafova","job_title":"Transport Coordinator","description":"Books trucks and containers and gives loading times to carriers.","email":"n.sarafova@balkalum.example","phone":"+359 54 000 044","fax":"+359 54 000 001","tags":["transport","shipping","loading slot","carriers","incoterms"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":5},
  {"kind":"supply-chains","name":"iskren-balabanov","has_profile":false,"full_name":"Iskren Balabanov","job_title":"Warehouse and Customs Manager","description":"Finished goods store and customs papers.","email":"i.balabanov@balkalum.example","phone":"+359 54 000 045","fax":"+359 54 000 001","tags":["warehouse","customs","eori","documents","storage"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":6},
  {"kind":"other-contacts","name":"tsvetana-bozhkova","has_profile":true,"full_name":"Tsvetana Bozhkova","job_title":"Office Manager","description":"First contact for visits and general questions.","email":"t.bozhkova@balkalum.example","phone":"+359 54 000 050","fax":"+359 54 000 001","tags":["office","reception","visit","general"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":["contact"],"away_until":null,"position":1},
  {"kind":"other-contacts","name":"veselin-karadzhov","has_profile":true,"full_name":"Veselin Karadzhov","job_title":"Quality Director","description":"Quality system, certificates and customer audits.","email":"v.karadzhov@balkalum.example","phone":"+359 54 000 051","fax":"+359 54 000 001","tags":["quality","iso 9001","iatf 16949","certificates","audit"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":2},
  {"kind":"other-contacts","name":"galina-penkova","has_profile":true,"full_name":"Galina Penkova","job_title":"Technical Support Manager","description":"Technical questions and claims.","email":"g.penkova@balkalum.example","phone":"+359 54 000 052","fax":"+359 54 000 001","tags":["technical support","claims","complaint","alloys","tolerances"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":["product"],"away_until":null,"position":3},
  {"kind":"other-contacts","name":"snezhana-lalova","has_profile":true,"full_name":"Snezhana Lalova","job_title":"Human Resources Manager","description":"Job applications and the trainee programme.","email":"s.lalova@balkalum.example","phone":"+359 54 000 053","fax":"+359 54 000 001","tags":["hr","careers","jobs","internship","trainee"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":4},
  {"kind":"other-contacts","name":"momchil-shopov","has_profile":true,"full_name":"Momchil Shopov","job_title":"Investor Relations Director","description":"Questions of shareholders and investors.","email":"m.shopov@balkalum.example","phone":"+359 54 000 054","fax":"+359 54 000 001","tags":["investors","shares","shareholders","general meeting","reports"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":["investors"],"receives":[],"away_until":null,"position":5},
  {"kind":"other-contacts","name":"ralitsa-gradeva","has_profile":true,"full_name":"Ralitsa Gradeva","job_title":"Environment and Sustainability Manager","description":"Environment, recycling and sustainability reports.","email":"r.gradeva@balkalum.example","phone":"+359 54 000 055","fax":"+359 54 000 001","tags":["environment","iso 14001","asi","recycling","carbon footprint"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":6},
  {"kind":"other-contacts","name":"detelina-vucheva","has_profile":true,"full_name":"Detelina Vucheva","job_title":"Communications Manager","description":"Press, trade fairs and events.","email":"d.vucheva@balkalum.example","phone":"+359 54 000 056","fax":"+359 54 000 001","tags":["press","media","marketing","events","fairs"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":["press"],"receives":[],"away_until":null,"position":7},
  {"kind":"other-contacts","name":"asen-popivanov","has_profile":true,"full_name":"Asen Popivanov","job_title":"Data Protection Officer","description":"Requests about personal data.","email":"a.popivanov@balkalum.example","phone":"+359 54 000 057","fax":"+359 54 000 001","tags":["gdpr","personal data","privacy","data protection"],"languages":[],"countries":[],"families":[],"is_main":false,"duties":[],"receives":[],"away_until":null,"position":8}
]$first$);

update public.people as away set deputy = deputies.id
from public.people as deputies
where away.name = 'milena-tsoneva' and deputies.name = 'krasimir-daskalov';

-- That a deputy was erased is nobody's change of the person who named it.
create trigger note_person after insert or update or delete on public.people
for each row when (current_setting('app.is_restoring', true) is distinct from 'on' and pg_trigger_depth() = 0)
execute function private.note_register_act('person', 'full_name');

insert into private.registers (name, kind, title_bg, title_en, list)
values ('people', 'person', 'full_name', 'full_name', array['kind', 'is_main']);

-- The moments at which somebody leaves and is back.
create view private.leaves with (security_invoker = true) as
select away_from::timestamp at time zone 'Europe/Sofia' as moment from public.people
where away_from is not null and deleted_at is null
union all
select (away_until + 1)::timestamp at time zone 'Europe/Sofia' from public.people
where away_until is not null and deleted_at is null;
revoke all on private.leaves from public, anon, authenticated, service_role;
grant select on private.leaves to service_role;
