import { registerFormApi } from '#features/admin/registers/register-form-api.ts'
import { type EventValues, eventSchema } from './event-values.ts'

export const useEventFormApi = registerFormApi<EventValues>(eventSchema, 'titleEn')
export type EventFormApi = ReturnType<typeof useEventFormApi>['form']
