import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import admin from '#i18n/bg/admin.json' with { type: 'json' }
import { brandVariables } from '#i18n/translations.ts'

/** The administration's own i18next with the Bulgarian translations, which visitors never load. */
export function createAdminI18n(): i18n {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng: 'bg',
    fallbackLng: false,
    ns: ['admin'],
    defaultNS: 'admin',
    resources: { bg: { admin } },
    initAsync: false,
    returnObjects: true,
    interpolation: { escapeValue: false, defaultVariables: brandVariables },
  })
  return i18n
}
