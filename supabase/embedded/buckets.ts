import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { BucketSettings } from './settings.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
}

/** Makes the buckets of config.toml, and brings their limits up to date. */
export async function upsertBuckets(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
  buckets: BucketSettings[],
): Promise<void> {
  for (const bucket of buckets) {
    await query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ($1, $1, $2, $3, $4)
       on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
         allowed_mime_types = excluded.allowed_mime_types`,
      [bucket.id, bucket.public, bucket.fileSizeLimit, bucket.allowedMimeTypes],
    )
  }
}

/**
 * Puts the files of each bucket's `objects_path` into it, through the storage server itself.
 * @throws when one is refused
 */
export async function uploadObjects(
  fetch: (request: Request) => Response | Promise<Response>,
  secretKey: string,
  buckets: BucketSettings[],
): Promise<void> {
  for (const bucket of buckets) {
    if (bucket.objectsFolder === null) continue
    const files = await readdir(bucket.objectsFolder, { recursive: true, withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
      const path = join(file.parentPath, file.name)
      const name = path.slice(bucket.objectsFolder.length + 1).replaceAll('\\', '/')
      const answer = await fetch(
        new Request(`http://embedded/storage/v1/object/${bucket.id}/${encodeURI(name)}`, {
          method: 'POST',
          headers: {
            apikey: secretKey,
            authorization: `Bearer ${secretKey}`,
            'content-type': CONTENT_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream',
            'cache-control': 'max-age=3600',
            'x-upsert': 'true',
          },
          body: new Uint8Array(await readFile(path)),
        }),
      )
      if (!answer.ok) throw new Error(`${path} is refused by the storage: ${await answer.text()}`)
    }
  }
}
