import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstPeople } from './first-people.testing.ts'
import { regionNames } from './region-names.ts'
import { sitePeople } from './site-people.testing.ts'
import { staff } from './staff.ts'

const migrations = join(import.meta.dirname, '../../../supabase/migrations')

test('the migration brings the people of the specification', { tags: ['CONT-17', 'CONT-18', 'CONT-23'] }, () => {
  const [migration = ''] = readdirSync(migrations).filter((name) => name.endsWith('_create_people.sql'))
  const [, rows = '', after] = readFileSync(join(migrations, migration), 'utf8').split('$first$')
  expect(JSON.parse(rows)).toEqual(firstPeople())
  expect(after).toContain("away.name = 'milena-tsoneva' and deputies.name = 'krasimir-daskalov'")
})

test('what a profile shows of its regions is told by its countries', { tags: ['AMB-21'] }, () => {
  for (const [index, { name, regions }] of staff['sales-department'].entries())
    expect(regionNames(sitePeople['sales-department'][index]?.countries ?? []), name).toEqual(regions)
})

test('an address is made of the name as it always was', { tags: ['AMB-23'] }, () => {
  for (const { name, url } of Object.values(staff)
    .flat()
    .filter((person) => 'url' in person))
    expect(
      sitePeople['sales-department'].concat(sitePeople['supply-chains'], sitePeople['other-contacts']),
      name,
    ).toContainEqual(expect.objectContaining({ name, slug: url }))
})
