const foil = '/products/rolled-foils'
const rolled = '/products/rolled-sheets-and-strips'
const extruded = '/products/extruded'
const sales = '/contacts/sales-department'
const others = '/contacts/other-contacts'

/** What buyers, investors, journalists and applicants of five countries typed, and what has to come first. */
export const buyersQueries: readonly (readonly [query: string, first: string])[] = [
  // Sizes and alloys: what the tables say
  ['8011A O 0.012 1250', `${foil}/household-foil`],
  ['8011A', `${foil}/household-foil`],
  ['5083', `${rolled}/standard-sheets-and-strips`],
  ['5083 H111 6 mm', `${rolled}/standard-sheets-and-strips`],
  ['6060 T66 6 m', `${extruded}/profiles-for-distribution`],
  ['Blech 2mm', `${rolled}/standard-sheets-and-strips`],
  ['3003 H24 0.06', `${foil}/container-foil`],
  ['heat shield 0.5 mm', `${rolled}/heat-shields`],
  ['foil 12 micron', `${foil}/household-foil`],
  // Typing errors and names
  ['houshold', `${foil}/household-foil`],
  ['heat sheild', `${rolled}/heat-shields`],
  ['T-slot', `${extruded}/industrial-profiles`],
  ['RAL 7016', `${extruded}/profiles-for-building-and-architecture`],
  ['kosher', `${foil}/household-foil`],
  ['IATF', `${rolled}/heat-shields`],
  // German, Polish, Italian, Bulgarian
  ['Alufolie', `${foil}/household-foil`],
  ['Haushaltsfolie', `${foil}/household-foil`],
  ['Behälterfolie', `${foil}/container-foil`],
  ['Strangpressprofile', `${extruded}/industrial-profiles`],
  ['Fassadenprofil', `${extruded}/profiles-for-building-and-architecture`],
  ['Blech', `${rolled}/standard-sheets`],
  ['Preis', sales],
  ['blacha', `${rolled}/standard-sheets`],
  ['folia aluminiowa', `${foil}/household-foil`],
  ['foglio', `${foil}/household-foil`],
  ['lamiera', `${rolled}/standard-sheets`],
  ['фолио', `${foil}/household-foil`],
  ['ламарина', `${rolled}/standard-sheets`],
  ['folio', `${foil}/household-foil`],
  ['fasada', `${extruded}/profiles-for-building-and-architecture`],
  ['lamarina', `${rolled}/standard-sheets`],
  ['заварчик', '/careers/open-positions'],
  ['welder', '/careers/open-positions'],
  ['работа', '/careers/open-positions'],
  // People
  ['who sells to Poland', `${sales}/borislav-chakarov`],
  ['kontakt Polska', `${sales}/borislav-chakarov`],
  ['Борислав', `${sales}/borislav-chakarov`],
  ['+359 54 000 018', `${sales}/borislav-chakarov`],
  ['54000018', `${sales}/borislav-chakarov`],
  ['press', `${others}/detelina-vucheva`],
  ['press pictures', `${others}/detelina-vucheva`],
  ['photos', `${others}/detelina-vucheva`],
  ['logo', `${others}/detelina-vucheva`],
  ['EPD', `${others}/ralitsa-gradeva`],
  ['CBAM', `${others}/ralitsa-gradeva`],
  ['whistleblowing', '/disclosure-policy'],
  // Pages
  ['opening hours', '/contacts/factory-location'],
  ['what are your opening hours', '/contacts/factory-location'],
  ['GPS', '/contacts/factory-location'],
  ['ISIN', '/investors/shares'],
  ['share price', '/investors/shares'],
  ['MOQ', sales],
  ['lead time', sales],
  ['CO2', '/sustainability/environment'],
  ['scholarship', '/news/stipendii'],
  ['стипендии', '/news/stipendii'],
]
