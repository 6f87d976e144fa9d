import { registerFormApi } from '#features/admin/registers/register-form-api.ts'
import { type PersonValues, personSchema } from './person-values.ts'

export const usePersonFormApi = registerFormApi<PersonValues>(personSchema, 'name')
export type PersonFormApi = ReturnType<typeof usePersonFormApi>['form']
