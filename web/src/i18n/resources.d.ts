import 'i18next'
import type { english } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    returnObjects: true
    resources: typeof english & { admin: typeof import('./bg/admin.json') }
  }
}
