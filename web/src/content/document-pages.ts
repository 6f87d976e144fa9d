import type { DocumentSection } from 'api/contract/documents'
import type { SitePath } from './site-pages.ts'

/** The page on which the documents of a section stand. */
export const documentPages: Readonly<Record<DocumentSection, SitePath>> = {
  certificates: '/download-center/certificates',
  statements: '/investors/financial-statements',
  meetings: '/investors/general-meetings',
  presentations: '/download-center/presentations',
  catalogues: '/download-center/catalogues',
  sustainability: '/sustainability/sustainability-reports',
  policies: '/sustainability/sustainability-reports',
  legal: '/personal-data',
}
