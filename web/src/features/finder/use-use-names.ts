import { useTranslation } from 'react-i18next'
import { type MarketUrl, markets } from '#content/markets.ts'
import { type Form, forms } from '#content/offers.ts'

/** What each use is called: `Foil`, `Building and architecture`. */
export function useUseNames(): Readonly<Record<Form | MarketUrl, string>> {
  const { t } = useTranslation(['tools', 'shell'])
  return Object.fromEntries([
    ...forms.map((form) => [form, t(`finder.uses.${form}`)]),
    ...markets.map(({ market, key }) => [market, t(`shell:pages.${key}`)]),
  ])
}
