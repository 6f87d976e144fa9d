import { useTranslation } from 'react-i18next'
import { inSentence } from '#content/map-regions.ts'
import type { SalesContact } from '#content/sales-contact.ts'

/** Why somebody is named, in the translations of `sales`: `for Poland, extruded`, `for all countries, rolled`. */
export function useSalesReason() {
  const { t } = useTranslation('sales')
  return ({ family, country }: SalesContact): string => {
    const kind = t(`families.${family}`)
    return country ? t('forCountry', { country: inSentence(country), family: kind }) : t('forAll', { family: kind })
  }
}
