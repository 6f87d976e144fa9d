import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { allDocuments } from './all-documents.ts'
import { firstDocuments } from './first-documents.testing.ts'

const { t } = await createLoadedI18n()
const migrations = join(import.meta.dirname, '../../../supabase/migrations')

test('the migration brings the documents of the specification', {
  tags: ['DL-07', 'DL-08', 'DL-09', 'INV-04', 'INV-05', 'INV-06', 'SUS-03', 'SUS-04', 'LEG-08'],
}, () => {
  const [migration = ''] = readdirSync(migrations).filter((name) => name.endsWith('_create_documents.sql'))
  const [, rows = ''] = readFileSync(join(migrations, migration), 'utf8').split('$first$')
  const brought = JSON.parse(rows)
  expect(brought).toEqual(firstDocuments((key, values) => String(t(key as 'skip', values ?? {}))))
  const addresses = brought.map(({ section, name }: Record<string, string>) => `/documents/${section}/${name}.pdf`)
  expect(addresses.toSorted()).toEqual(allDocuments.toSorted())
})
