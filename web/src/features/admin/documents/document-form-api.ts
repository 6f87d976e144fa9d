import { registerFormApi } from '#features/admin/registers/register-form-api.ts'
import { type DocumentValues, documentSchema } from './document-values.ts'

export const useDocumentFormApi = registerFormApi<DocumentValues>(documentSchema, 'titleEn')
export type DocumentFormApi = ReturnType<typeof useDocumentFormApi>['form']
