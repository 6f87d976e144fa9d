import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../web/dist/client/.vite/manifest.json')

interface Chunk {
  file: string
  /** Of the group in web/vite.config.ts, or of its first module. */
  name?: string
  /** Keys of the chunks that come with it. */
  imports?: string[]
}

const readChunks = () => JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>

/** The names of all chunks that come with the one of a source file of web/, its own among them. */
export function chunksWith(source: string): Set<string> {
  const chunks = readChunks()
  const found = new Set<string>()
  const open = [source]
  for (const key of open) {
    const { imports = [] } = chunks[key] ?? {}
    found.add(chunks[key]?.name ?? key)
    open.push(...imports.filter((each) => !open.includes(each)))
  }
  return found
}

/** The address of the script that the build has made of a source file of web/, for tests that keep it back. */
export function builtScript(source: string): string {
  const chunk = readChunks()[source]
  if (!chunk) throw new Error(`the build has no chunk of ${source}`)
  return `/${chunk.file}`
}
