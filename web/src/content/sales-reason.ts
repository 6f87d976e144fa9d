import type { TFunction } from 'i18next'
import { inSentence } from './map-regions.ts'
import type { SalesContact } from './sales-contact.ts'

/** Why a person is named, in the translations of `sales`: `for Poland, extruded`, `for all countries, rolled`. */
export function salesReason({ family, country }: SalesContact, t: TFunction<'sales'>): string {
  const kind = t(`families.${family}`)
  return country ? t('forCountry', { country: inSentence(country), family: kind }) : t('forAll', { family: kind })
}
