import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const sheetOf = new Map<string, string>()

/**
 * The name of a class, or of keyframes, in the production build: its sheet by four characters and its place there, `k3x9a` for the eleventh
 * class. Scripts hold the names of all classes of their components, so that shorter ones are shorter scripts.
 * @throws two sheets with the same four characters
 */
export function shortClassName(name: string, sheet: string, css: string): string {
  const path = relative(import.meta.dirname, sheet.replace(/\?.*$/, ''))
  const hash = createHash('sha1')
    .update(path)
    .digest('base64url')
    .replace(/[^a-z]/gi, '')
    .slice(0, 4)
    .toLowerCase()
  const other = sheetOf.get(hash)
  if (other && other !== path) throw new Error(`The classes of ${other} and ${path} would have the same names.`)
  sheetOf.set(hash, path)
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z_][\w-]*(?=[^{}"]*\{)/gi))]
  if (!names.includes(name)) throw new Error(`${path} has no class and no keyframes ${name}.`)
  return `${hash}${names.indexOf(name).toString(36)}`
}
