import type { StaffPerson } from 'api/contract/collections/people'
import { registerQueries } from '#features/admin/registers/register-queries.ts'

export const people = registerQueries<StaffPerson, 'people'>('people')
