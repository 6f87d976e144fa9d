import type { ItemForm } from '#features/admin/registers/register-form-api.ts'
import type { DocumentValues } from './document-values.ts'

export type DocumentFormApi = ItemForm<DocumentValues>
