import type { StaffEvent } from 'api/contract/collections/events'
import { collectionQueries } from '#features/admin/collections/collection-queries.ts'

export const events = collectionQueries<StaffEvent, 'events'>('events')
