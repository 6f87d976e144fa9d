import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createAdminI18n } from './translations.ts'

/** Everything of the administration stands inside this: it brings the Bulgarian translations. */
export function Administration({ children }: { children: ReactNode }) {
  const [i18n] = useState(createAdminI18n)
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
