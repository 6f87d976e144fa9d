/** A PDF; its thumbnail is made from its first page. Which are samples (AMB-10) tells `owner-documents.ts`. */
export interface SiteDocument {
  id: string
  /** Year in the name and the list (DL-07). */
  year?: number
  file: `/documents/${string}.pdf`
}

const yearly = <const Y extends readonly number[]>(kind: string, name: string, years: Y) =>
  years.map((year): SiteDocument => ({ id: `${name}-${year}`, year, file: `/documents/${kind}/${name}-${year}.pdf` }))

/** Three catalogues (DL-09), named in the translations `downloads:catalogues.items`. */
export const catalogues = ['rolled-products', 'extruded-products', 'standard-profiles'].map(
  (id): SiteDocument => ({ id, file: `/documents/catalogues/${id}.pdf` }),
)

/** Eight presentations, 2017 to 2025 (DL-09). */
export const presentations = yearly(
  'presentations',
  'company-presentation',
  [2017, 2018, 2019, 2021, 2022, 2023, 2024, 2025],
)

/** One for each year from 2011 to 2019 (AMB-39). */
export const statements = yearly(
  'statements',
  'annual-financial-statements',
  [2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019],
)

export const sustainabilityReports = yearly(
  'sustainability',
  'sustainability-report',
  [2019, 2020, 2021, 2022, 2023, 2024],
)

/** Eight policies (SUS-04), named in the translations `sustainability:policies` by their id. */
export const policies = [
  'environment',
  'sustainability',
  'social-responsibility',
  'business-conduct',
  'anti-bribery',
  'complaints',
  'suppliers-code',
  'health-and-safety',
].map((id): SiteDocument => ({ id, file: `/documents/policies/policy-${id}.pdf` }))

/** The information on personal data (LEG-08). */
export const gdprInformation: SiteDocument = {
  id: 'gdpr-personal-data-information',
  file: '/documents/legal/gdpr-personal-data-information.pdf',
}
