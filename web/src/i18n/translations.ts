import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { brand } from 'supabase/brand'
import { investmentPlan, shares } from '#content/dated-data.ts'

/** All public translations, by namespace. They are loaded by need, as data beside the scripts. */
export interface English {
  shell: typeof import('./en/shell.json')
  news: typeof import('./en/news.json')
  home: typeof import('./en/home.json')
  company: typeof import('./en/company.json')
  markets: typeof import('./en/markets.json')
  products: typeof import('./en/products.json')
  tools: typeof import('./en/tools.json')
  specs: typeof import('./en/specs.json')
  contacts: typeof import('./en/contacts.json')
  sales: typeof import('./en/sales.json')
  inquiries: typeof import('./en/inquiries.json')
  careers: typeof import('./en/careers.json')
  investors: typeof import('./en/investors.json')
  sustainability: typeof import('./en/sustainability.json')
  downloads: typeof import('./en/downloads.json')
  legal: typeof import('./en/legal.json')
  pictures: typeof import('./en/pictures.json')
  search: typeof import('./en/search.json')
  newsletter: typeof import('./en/newsletter.json')
}

export type Namespace = keyof English

const { from, to, millionBgn, pressesMN, newJobs } = investmentPlan

/** Values that translations may use without being given them: `{{brand}}`, `{{plan.years}}` and the like. */
export const brandVariables = {
  brand: brand.name,
  legalName: brand.legalName,
  careersEmail: brand.emails.careers,
  internshipsEmail: brand.emails.internships,
  complaintsEmail: brand.emails.complaints,
  jobsBoard: brand.jobsBoard.name,
  plan: {
    years: `${from}-${to}`,
    millionBgn,
    presses: `${pressesMN.slice(0, -1).join(', ')} and ${pressesMN.at(-1)}\u00a0MN`,
    newJobs,
  },
  shares: {
    count: shares.count.toLocaleString('en'),
    nominal: `${shares.currency}\u00a0${shares.nominal}`,
  },
}

/** a fresh i18next, still without translations; one per request on the server. */
export function createI18n(): i18n {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    initAsync: false,
    returnObjects: true,
    interpolation: { escapeValue: false, defaultVariables: brandVariables },
    ...(import.meta.env.DEV ? { saveMissing: true, missingKeyHandler: refuseMissingKey } : {}),
  })
  return i18n
}

function refuseMissingKey(_languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No translation for ${namespace}:${key}. Does the route name the namespace in staticData.namespaces?`)
}
