import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { brand } from 'supabase/brand'
import news from './en/news.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }

/** The public words. The administration's are added by the administration itself. */
export const english = { shell, news }

/** Values that words may use without being given them: `{{brand}}`, `{{legalName}}` and the e-mail addresses. */
export const brandVariables = {
  brand: brand.name,
  legalName: brand.legalName,
  careersEmail: brand.emails.careers,
  internshipsEmail: brand.emails.internships,
  investorsEmail: brand.emails.investors,
  complaintsEmail: brand.emails.complaints,
  privacyEmail: brand.emails.privacy,
  jobsBoard: brand.jobsBoard.name,
}

/** A fresh i18next with the English words, ready at once; one per request on the server. */
export function createWords(): i18n {
  const words = createInstance()
  words.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: Object.keys(english),
    defaultNS: 'shell',
    resources: { en: english },
    initAsync: false,
    returnObjects: true,
    interpolation: { escapeValue: false, defaultVariables: brandVariables },
  })
  return words
}
