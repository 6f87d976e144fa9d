import type { MenuAct } from '#features/admin/form/menu.tsx'
import type { ListRow } from '#features/admin/list/row-list.tsx'

/** What a collection shows of one of its things; the whole row opens its form. */
export interface CollectionRow extends ListRow {
  /** Rows of the same list stand together, and staff change their places; one without keeps its place. */
  list?: string
  title: string
  /** What else can be done with it. */
  menu?: MenuAct[]
}
