import type { DocumentInput, StaffDocument } from '#contract/collections/documents.ts'
import type { SentDocumentFile } from '#contract/documents.ts'
import type { TestApp } from './app.ts'
import { pdfFile } from './pdf-files.ts'

/** What staff send when they change nothing of a document. */
export function inputOf(document: StaffDocument): DocumentInput {
  const { section, titleEn, titleBg, note, year, day, isHidden, number, scope, issuer, issuedOn, validUntil } = document
  const products = document.products as DocumentInput['products']
  const certificate = { number, scope, issuer, issuedOn, validUntil, products }
  return { section, titleEn, titleBg, note, year, day, isHidden, file: null, ...certificate }
}

/** Sends a file that waits for its document. */
export async function sendDocumentFile({ app }: TestApp, token: string, bytes: Buffer): Promise<SentDocumentFile> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/documents/files', headers, payload: bytes })
  return answer.json()
}

/**
 * Gives the document at an address one file after another, of so many pages.
 * @param more what else is changed
 * @returns their bytes
 */
export async function replaceFile(
  api: TestApp,
  token: string,
  address: string,
  pages: number[],
  more: Partial<DocumentInput> = {},
): Promise<Buffer[]> {
  const headers = { authorization: `Bearer ${token}` }
  const all = await api.app.inject({ url: '/api/admin/documents', headers })
  const document = all.json<{ documents: StaffDocument[] }>().documents.find((one) => one.address === address)
  if (!document) throw new Error(`no document at ${address}`)
  const files: Buffer[] = []
  for (const count of pages) {
    const bytes = await pdfFile(count)
    const payload = { ...inputOf(document), ...more, file: (await sendDocumentFile(api, token, bytes))._id }
    const url = `/api/admin/documents/${document._id}`
    const saved = await api.app.inject({ method: 'POST', url, headers, payload })
    if (saved.statusCode !== 200) throw new Error(saved.body)
    files.push(bytes)
  }
  return files
}
