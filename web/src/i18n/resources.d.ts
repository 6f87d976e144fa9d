import 'i18next'
import type { English } from './translations.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    returnObjects: true
    resources: English & { admin: typeof import('./bg/admin.json') }
  }
}
