import { gdprInformation } from './documents.ts'

/**
 * Addresses of the documents that came from the owner, for example `/documents/certificates/iso-9001.pdf`. They are only
 * measured. All others are printed by `pnpm artwork documents`: samples, but for the information on personal data (AMB-10).
 */
export const ownerDocuments: readonly string[] = []

/** Whether a document, by its address, is a sample of ours that only shows what will stand there. */
export function isSample(file: string): boolean {
  return file !== gdprInformation.file && !ownerDocuments.includes(file)
}
