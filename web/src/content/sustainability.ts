import type { PictureCode } from './picture-codes.ts'

interface SustainabilityPage {
  page: string
  /** Key of its words in `sustainability` and in `shell:pages`. */
  key: string
  header: 'small' | 'large'
  cover: PictureCode
  sections: readonly string[]
  /** Ids of the policies it links, in `documents.ts`. */
  policies: readonly string[]
}

/** The pages with text of their own; the reports follow as a list of documents (SUS-01, SUS-02). */
export const sustainabilityPages = [
  {
    page: 'environment',
    key: 'environment',
    header: 'small',
    cover: 'cover-coils',
    sections: ['management', 'recycling', 'resources'],
    policies: ['environment', 'sustainability'],
  },
  {
    page: 'health-and-safety',
    key: 'healthAndSafety',
    header: 'small',
    cover: 'cover-casting',
    sections: ['risks', 'everyone', 'visit'],
    policies: ['health-and-safety'],
  },
  {
    page: 'responsibility',
    key: 'responsibility',
    header: 'large',
    cover: 'hero-plant',
    sections: ['people', 'conduct', 'suppliers', 'complaints', 'town'],
    policies: ['social-responsibility', 'business-conduct', 'anti-bribery', 'complaints', 'suppliers-code'],
  },
] as const satisfies readonly SustainabilityPage[]
