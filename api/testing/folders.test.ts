import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const folderOf = (file: string) => (file.includes('/') ? dirname(file) : file)

/** The folders, or files beside them, that the files of each folder import, types included. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync('**/*.ts', { cwd: source, exclude: ['**/*.{test,testing}.ts'] })) {
    const folder = folderOf(file)
    const imported = imports.get(folder) ?? new Set()
    imports.set(folder, imported)
    for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(/from '([#.][^']+)'/g)) {
      const target = folderOf(path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path))
      if (target !== folder) imported.add(target)
    }
  }
  return imports
}

test('no folder of the server imports itself by way of others', () => {
  const imports = readImports()
  expect(imports.size).toBeGreaterThan(15)
  // Folders that import nothing but what was removed before are removed, until there are none, or a circle is left.
  for (let isSmaller = true; isSmaller; ) {
    const leaves = [...imports].filter(([, imported]) => [...imported].every((folder) => !imports.has(folder)))
    for (const [folder] of leaves) imports.delete(folder)
    isSmaller = leaves.length > 0
  }
  expect([...imports.keys()]).toEqual([])
})
