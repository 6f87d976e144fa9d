import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { HiddenBelow } from '#ui/hidden-below.tsx'
import type { CollectionName } from './collection-item.ts'

const NEW = {
  careers: 'panel.newPosition',
  documents: 'documents.new',
  events: 'events.new',
  people: 'people.new',
} as const

/** Leads to the form for a new thing of a collection. */
export function NewItem({ collection }: { collection: CollectionName }) {
  const { t } = useTranslation('admin')
  return (
    <Link className="btn" to="/admin/$collection/$id" params={{ collection, id: 'new' }} state={{ list: collection }}>
      <Icon name="plus" /> <HiddenBelow width={600}>{t(NEW[collection])}</HiddenBelow>
    </Link>
  )
}
