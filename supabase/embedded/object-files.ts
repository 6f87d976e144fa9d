import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/**
 * Stored objects as files, each beside its metadata (content type, cache-control, etag). An object is whole or
 * not there: bytes and metadata are one file each, synced, then renamed into place, the metadata last.
 */
export function createObjectFiles(folder: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) =>
    join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))

  async function headObject(bucket: string, key: string): Promise<Metadata> {
    const metadata = JSON.parse(await readFile(`${fileOf(bucket, key)}.json`, 'utf8')) as Metadata
    return { ...metadata, lastModified: new Date(metadata.lastModified ?? 0) }
  }

  async function uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter['uploadObject']>[3],
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const bytes =
      body instanceof Uint8Array
        ? body
        : Buffer.concat(await Array.fromAsync(body as unknown as AsyncIterable<Uint8Array>))
    const metadata = {
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      mimetype,
      cacheControl,
      size: bytes.length,
      contentLength: bytes.length,
      lastModified: new Date(),
    }
    await mkdir(folder, { recursive: true })
    await writeDurably(fileOf(bucket, key), bytes)
    await writeDurably(`${fileOf(bucket, key)}.json`, JSON.stringify(metadata))
    await syncFolder(folder)
    return metadata
  }

  async function deleteObject(bucket: string, key: string): Promise<void> {
    await rm(`${fileOf(bucket, key)}.json`, { force: true })
    await rm(fileOf(bucket, key), { force: true })
  }

  return {
    driver: null,
    headObject,
    uploadObject,
    deleteObject,
    async getObject(bucket, key) {
      const metadata = await headObject(bucket, key)
      return { httpStatusCode: 200, metadata, body: Readable.toWeb(createReadStream(fileOf(bucket, key))) as never }
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key)
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const { mimetype, cacheControl } = await headObject(fromBucket, from)
      const bytes = await readFile(fileOf(fromBucket, from))
      const { eTag, lastModified } = await uploadObject(toBucket, to, undefined, bytes, mimetype, cacheControl)
      return lastModified ? { httpStatusCode: 200, eTag, lastModified } : { httpStatusCode: 200, eTag }
    },
    async privateAssetUrl(bucket, key) {
      return `file://${fileOf(bucket, key)}`
    },
  }
}

async function writeDurably(file: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  const handle = await open(temporary, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

/** Makes the renames last; Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
