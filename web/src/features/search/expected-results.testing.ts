/**
 * What visitors, buyers, investors, journalists and applicants of five countries type, with typing errors, and what the search
 * of the site has to name first.
 */
const FIRST: Readonly<Record<string, string>> = {
  '/products/rolled-foils/household-foil':
    'household|houshold foil|alu foil|tin foil|kitchen|kosher|8079|household foil 12 micron|foil 0.009|what is the width of household foil|household foil zanzibar|фолио|домакинско фолио|домакинско фолио 12 мкм|8011A O 0.012 1250|8011A|foil 12 micron|houshold|foyl|Alufolie|Haushaltsfolie|folia aluminiowa|foglio|folio',
  '/products/rolled-foils/container-foil':
    'containr foil|smoothwall|wrinkle|takeaway|food tray|container foil 70|container foil 70 µm|smooth wall 100 microns|container foil gluten|3003 H24 0.06|0.2 mm 1250|Behälterfolie',
  '/products/rolled-foils/converter-foil': 'laminat|convertor foil|flexible pack|barrier foil|wettability',
  '/products/rolled-foils/technical-foil': 'cable|tecnical foil|insulation|duct',
  '/products/rolled-foils/finstock': 'fin stock|finstok|hvac|evaporator|en 683',
  '/products/rolled-sheets-and-strips/standard-sheets-and-strips':
    'aluminum coil|1050 h24|en 485|aluminium stripe|5005 h14|EN AW-5005|5083|5083 H111 6 mm|Blech 2mm|lenti',
  '/products/rolled-sheets-and-strips/standard-sheets':
    'alluminium sheet|1250x2500|5005 sheet|sheet 2 mm 1000x2000|sheet 1500x3000|ламарина|Blech|blacha|lamiera|lamarina|listove',
  '/products/rolled-sheets-and-strips/strips-for-heat-exchangers-finstock': 'radiator strip|heat exchang',
  '/products/rolled-sheets-and-strips/heat-shields': 'heatshield|heat sheild|exhaust|heat shield 0.5 mm|IATF',
  '/products/rolled-sheets-and-strips/strips-for-noise-protection-panels': 'noise|sound barier|acoustic|noise barrier',
  '/products/rolled-sheets-and-strips/omnia-sheets': 'omni|jar lids|omnia 0.25 mm|lids for jars',
  '/products/extruded/profiles-for-building-and-architecture':
    'facade|fasade|curtain wall|anodising|en 15088|6060 t66|qualicoat|champagne|ral 7016|anthracite|gray window|black anodized window|алуминиеви профили за прозорци|Fassadenprofil|fasada',
  '/products/extruded/profiles-for-automotive-and-transportation': 'roof rail|trailer|6082|6082 t6|roof rails for cars',
  '/products/extruded/profiles-for-distribution': 'square tub|flatbar|flat bar|6060 T66 6 m',
  '/products/extruded/industrial-profiles':
    'heatsink|t slot|solar|profiles 11500 mm|bronze profiles|heat sink|dxf|step file|moment of inertia|precision profiles EN 12020-1|T-slot|Strangpressprofile',
  '/products/finder': 'can you make it',
  '/products/compare': 'compare products',
  '/products/calculators': 'calculator|coil weight calculator',
  '/about-the-company/key-figures': 'turnover',
  '/about-the-company/timeline': 'company history',
  '/investors/shares': 'dividend|ISIN|share price',
  '/investors/general-meetings': 'agm',
  '/investors/calendar': 'q3 2023 report|30-01-2024|annual consolidated report 2023|календар',
  '/investors/financial-statements': 'финансови отчети',
  '/sustainability/environment': 'co2|scrap recycling',
  '/careers/open-positions': 'vacancy|vacancies|работа|заварчик|welder',
  '/careers/open-positions/operator': 'оператор',
  '/download-center/catalogues': 'brochure',
  '/download-center/certificates': 'сертификати',
  '/documents/certificates/iso-14001.pdf': 'iso 14001 certificate',
  '/documents/statements/annual-financial-statements-2019.pdf': 'financial statement 2019',
  '/documents/sustainability/sustainability-report-2023.pdf': 'sustainability report 2023',
  '/news/new-press': 'нова преса',
  '/news/stipendii': 'scholarship|стипендии',
  '/contacts/sales-department/radostina-petkova': 'sweden',
  '/contacts/sales-department/borislav-chakarov':
    'polish|whom do I call in Poland|who speaks Polish|Борислав Чакъров|who sells to Poland|kontakt Polska|Борислав|+359 54 000 018|54000018',
  '/contacts/sales-department/desislava-koleva': 'desislva|germany sales',
  '/contacts/sales-department': 'Preis|MOQ|lead time',
  '/contacts/sales-department/mariya-ilieva': 'mariya ilieva phone',
  '/contacts/supply-chains/dobromir-kanev': 'scrap',
  '/contacts/other-contacts/momchil-shopov': 'investor|investor relations',
  '/contacts/other-contacts/asen-popivanov': 'gdpr|privacy',
  '/contacts/other-contacts/ralitsa-gradeva': 'carbon footprint|EPD|CBAM',
  '/contacts/other-contacts/detelina-vucheva': 'journalist|press|press pictures|photos|logo',
  '/contacts/other-contacts/galina-penkova': 'complaint',
  '/contacts/other-contacts/veselin-karadzhov': 'rohs reach|mill certificate|3.1',
  '/contacts/factory-location': 'directions|opening hours|what are your opening hours|GPS',
  '/report-a-breach': 'whistleblowing',
  '/accessibility': 'wcag',
  '/vulnerability-disclosure': 'report a vulnerability',
}

/** The same, query by query. */
export const expectedResults: readonly (readonly [query: string, first: string])[] = Object.entries(FIRST).flatMap(
  ([first, queries]) => queries.split('|').map((query) => [query, first] as const),
)
