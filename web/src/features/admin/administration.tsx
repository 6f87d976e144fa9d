import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createAdminWords } from './translations.ts'

/** Everything of the administration stands inside this: it brings the Bulgarian words. */
export function Administration({ children }: { children: ReactNode }) {
  const [words] = useState(createAdminWords)
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>
}
