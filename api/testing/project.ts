import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../..')

/** A file of the project by its path from the root. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
