import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const sheetOf = new Map<string, string>()

/**
 * The name of a class, or of keyframes, in the production build: its sheet by four letters and its place there, `kqxya` for
 * the eleventh. Scripts hold the names of all classes of their components, so that shorter ones are shorter scripts.
 * @param css the text of the sheet
 * @throws two sheets with the same four letters, or a name that the sheet does not have
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
