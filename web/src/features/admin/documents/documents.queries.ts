import type { StaffDocument } from 'api/contract/collections/documents'
import { registerQueries } from '#features/admin/registers/register-queries.ts'

export const documents = registerQueries<StaffDocument, 'documents'>('documents')
