import { useTranslation } from 'react-i18next'
import type { SalesContact } from '#content/sales-contact.ts'
import { salesReason } from '#content/sales-reason.ts'

/** Why someone is named. */
export function useSalesReason() {
  const { t } = useTranslation('sales')
  return (contact: SalesContact): string => salesReason(contact, t)
}
