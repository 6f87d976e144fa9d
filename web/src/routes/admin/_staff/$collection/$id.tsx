import { createFileRoute } from '@tanstack/react-router'
import { ItemPage } from '#features/admin/panel/item-page.tsx'

// One for all collections: each route costs the first load of every public page.
export const Route = createFileRoute('/admin/_staff/$collection/$id')({ component: Item })

function Item() {
  return <ItemPage {...Route.useParams()} />
}
