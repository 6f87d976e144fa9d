import { createFileRoute } from '@tanstack/react-router'
import { RegisterItemPage } from '#features/admin/registers/register-item-page.tsx'

// One for all registers: each route costs the first load of every public page.
export const Route = createFileRoute('/admin/_staff/$register/$id')({ component: Item })

function Item() {
  return <RegisterItemPage {...Route.useParams()} />
}
