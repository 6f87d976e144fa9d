import { useTranslation } from 'react-i18next'
import { EmptyList } from '#features/admin/list/list-states.tsx'
import type { PublicationTab } from '#features/admin/tabs.ts'
import { NewPublication } from './new-publication.tsx'

/** Asks for the first item of a tab. */
export function EmptyTab({ tab }: { tab: PublicationTab }) {
  const { t } = useTranslation('admin')
  return (
    <EmptyList heading={t(`empty.${tab}Title`)} text={t(`empty.${tab}Text`)}>
      <NewPublication tab={tab} label={t(`empty.${tab}Action`)} />
    </EmptyList>
  )
}
