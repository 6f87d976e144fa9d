import type { StaffDocument } from 'api/contract/collections/documents'
import { collectionQueries } from '#features/admin/collections/collection-queries.ts'

export const documents = collectionQueries<StaffDocument, 'documents'>('documents')
