import type { StaffPerson } from 'api/contract/people'
import { registerQueries } from '#features/admin/registers/register-queries.ts'

export const people = registerQueries<StaffPerson, 'people'>('people')
