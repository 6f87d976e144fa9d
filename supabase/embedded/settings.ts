import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse, type TomlTable } from 'smol-toml'

/** The folder that the official CLI knows as `supabase/`. */
export const supabaseFolder = resolve(import.meta.dirname, '..')

/** Where the embedded Supabase keeps everything of its own; ignored by git. */
export const embeddedFolder = join(supabaseFolder, '.temp/embedded')

/** A bucket of `[storage.buckets.*]`; sizes are bytes, `null` where the file leaves it open. */
export type BucketSettings = {
  id: string
  public: boolean
  fileSizeLimit: number | null
  allowedMimeTypes: string[] | null
  /** Absolute folder whose files the seed puts into the bucket. */
  objectsFolder: string | null
}

/** What the embedded Supabase takes from `supabase/config.toml`. */
export type Settings = {
  port: number
  /** Of the local inbox. */
  mailPort: number
  maxRows: number
  schemas: string[]
  fileSizeLimit: string
  seedFiles: string[]
  buckets: BucketSettings[]
}

/**
 * Reads `supabase/config.toml`, the plain file of the official CLI; keys that are not named here are ignored.
 * @throws when the file is missing or a size in it is malformed
 */
export async function readSettings(): Promise<Settings> {
  const toml = parse(await readFile(join(supabaseFolder, 'config.toml'), 'utf8'))
  const api = table(toml.api)
  const storage = table(toml.storage)
  const seed = table(table(toml.db).seed)
  return {
    port: Number(api.port ?? 54321),
    mailPort: Number(table(toml.local_smtp).port ?? 54324),
    maxRows: Number(api.max_rows ?? 1000),
    schemas: (api.schemas as string[] | undefined) ?? ['public'],
    fileSizeLimit: String(storage.file_size_limit ?? '50MiB'),
    seedFiles:
      seed.enabled === false
        ? []
        : ((seed.sql_paths as string[] | undefined) ?? ['./seed.sql']).map((path) => join(supabaseFolder, path)),
    buckets: Object.entries(table(storage.buckets)).map(([id, value]) => bucketSettings(id, table(value))),
  }
}

function bucketSettings(id: string, bucket: TomlTable): BucketSettings {
  return {
    id,
    public: bucket.public === true,
    fileSizeLimit: bucket.file_size_limit === undefined ? null : bytes(String(bucket.file_size_limit)),
    allowedMimeTypes: (bucket.allowed_mime_types as string[] | undefined) ?? null,
    objectsFolder: bucket.objects_path === undefined ? null : join(supabaseFolder, String(bucket.objects_path)),
  }
}

const UNITS = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }

function bytes(size: string): number {
  const match = /^(\d+)\s*([KMG]?)(?:i?B)?$/i.exec(size)
  if (!match) throw new Error(`config.toml: ${size} is not a size`)
  return Number(match[1]) * UNITS[(match[2] ?? '').toUpperCase() as keyof typeof UNITS]
}

function table(value: unknown): TomlTable {
  return (value ?? {}) as TomlTable
}
