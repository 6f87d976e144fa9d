import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { z } from 'zod/mini'

const MANIFEST = 'manifest.json'
/** The version of the form of the archive. */
const FORMAT = 1

const manifestShape = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), columns: z.array(z.string()) })),
  pictures: z.number(),
  files: z.number(),
  sha256: z.record(z.string(), z.string()),
})
/** What the last entry of an archive says about the others; `sha256` is by the entry's name. */
export type Manifest = z.infer<typeof manifestShape>

export class ArchiveError extends Error {}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Begins an archive: a gzipped tar, readable by its owner alone. Entries are written through, never gathered. */
export function createArchive(file: string) {
  const tar = pack()
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(tar, createGzip(), output)
  written.catch(() => {})
  const sums: Manifest['sha256'] = {}

  function put(name: string, bytes: Buffer): Promise<unknown> {
    const taken = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, mode: 0o600, size: bytes.length }, (error) => (error ? reject(error) : resolve()))
      entry.end(bytes)
    })
    return Promise.race([taken, written])
  }

  return {
    async add(name: string, bytes: Buffer): Promise<void> {
      sums[name] = sha256(bytes)
      await put(name, bytes)
    },
    /** Writes the manifest; resolves when everything is on the disk. */
    async finish(about: Omit<Manifest, 'format' | 'sha256'>): Promise<void> {
      await put(MANIFEST, Buffer.from(JSON.stringify({ format: FORMAT, ...about, sha256: sums }, null, 1)))
      tar.finalize()
      await written
    },
  }
}

/** The entries of an archive, one after the other. @throws ArchiveError when it is cut off or no archive at all */
export async function* readEntries(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries)
  read.catch(() => {})
  try {
    for await (const entry of entries) {
      const chunks = await Array.fromAsync(entry as AsyncIterable<Buffer>)
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
    await read
  } catch (error) {
    throw new ArchiveError(`${file} cannot be read to its end: ${(error as Error).message}`)
  }
}

/**
 * Reads an archive to its end and compares every entry with its checksum; nothing is missing, nothing is too much.
 * @throws ArchiveError
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  for await (const { name, bytes } of readEntries(file)) {
    if (name === MANIFEST) manifest = toManifest(file, bytes)
    else found.set(name, sha256(bytes))
  }
  if (!manifest) throw new ArchiveError(`${file} is no backup of this site, or it is cut off: it has no manifest`)
  for (const [name, sum] of Object.entries(manifest.sha256))
    if (found.get(name) !== sum) throw new ArchiveError(`${file} is damaged: ${name} is not what was backed up`)
  const [unknown] = [...found.keys()].filter((name) => !Object.hasOwn(manifest.sha256, name))
  if (unknown !== undefined) throw new ArchiveError(`${file} is damaged: ${unknown} does not belong to it`)
  return manifest
}

function toManifest(file: string, bytes: Buffer): Manifest {
  try {
    return manifestShape.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new ArchiveError(`${file} has a manifest that this version does not understand`)
  }
}
