import type { TestApp } from './app.ts'
import { someInquiry } from './mail.ts'

type App = Pick<TestApp['app'], 'inject'>
type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

/** Sends a file for an inquiry to come; the answer. */
export async function postFile(
  app: App,
  name: string,
  bytes: Buffer | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return app.inject({
    method: 'POST',
    url: '/api/inquiries/files',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name), ...headers },
    payload: Buffer.from(bytes),
  })
}

/** @returns the id of a file that was taken */
export async function stageFile(app: App, name: string, bytes: Buffer | string): Promise<string> {
  const answer = await postFile(app, name, bytes)
  if (answer.statusCode !== 201) throw new Error(`not taken: ${answer.body}`)
  return answer.json<{ id: string }>().id
}

/** An inquiry about a product with these files; `more` is put over it. */
export function inquiryWithFiles(files: string[], more: Record<string, unknown> = {}) {
  const { category: _, ...about } = someInquiry({ kind: 'product', products: ['finstock'] })
  return { ...about, request: { files }, ...more }
}

/** Sends an inquiry with files of these contents; `more` is put over it. @returns its id, and theirs in the same order */
export async function sendFiles(
  app: App,
  contents: string[],
  more: Record<string, unknown> = {},
): Promise<{ id: string; files: string[] }> {
  const files: string[] = []
  for (const [index, content] of contents.entries()) files.push(await stageFile(app, `drawing ${index}`, content))
  const answer = await app.inject({ method: 'POST', url: '/api/inquiries', payload: inquiryWithFiles(files, more) })
  if (answer.statusCode !== 201) throw new Error(`not taken: ${answer.body}`)
  return { id: answer.json<{ id: string }>().id, files }
}
