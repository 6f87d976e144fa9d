import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
// Before the sheets of all that is built of them, so that a class given to one of them wins.
import '#ui/chips.module.css'
import '#ui/count.module.css'
import '#ui/fold.module.css'
import '#ui/hidden-below.module.css'
import '#ui/hint.module.css'
import '#ui/icon-button.module.css'
import '#ui/initial.module.css'
import '#ui/progress-bar.module.css'
import '#ui/ruled.module.css'
import '#ui/status.module.css'
import '#ui/surface.module.css'
import '#ui/text-button.module.css'
import '#ui/tick.module.css'
import { createAdminI18n } from './translations.ts'

/** Everything of the administration stands inside this: it brings the Bulgarian translations. */
export function Administration({ children }: { children: ReactNode }) {
  const [i18n] = useState(createAdminI18n)
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
