import type { ItemForm } from '#features/admin/registers/register-form-api.ts'
import type { PersonValues } from './person-values.ts'

export type PersonFormApi = ItemForm<PersonValues>
