import type { StaffEvent } from 'api/contract/collections/events'
import { registerQueries } from '#features/admin/registers/register-queries.ts'

export const events = registerQueries<StaffEvent, 'events'>('events')
