import type { StaffCareer } from 'api/contract/collections/careers'
import { collectionQueries } from '#features/admin/collections/collection-queries.ts'

export const careers = collectionQueries<StaffCareer, 'careers'>('careers')
