import type { StaffPerson } from 'api/contract/collections/people'
import { collectionQueries } from '#features/admin/collections/collection-queries.ts'

export const people = collectionQueries<StaffPerson, 'people'>('people')
