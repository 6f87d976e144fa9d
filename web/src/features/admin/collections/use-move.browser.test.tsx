import { useQuery } from '@tanstack/react-query'
import type { StaffDocument } from 'api/contract/collections/documents'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { documents } from '#features/admin/documents/documents.queries.ts'
import { SavedNote, SavedProvider } from '#features/admin/shell/saved-note.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { CollectionList } from './collection-list.tsx'
import { useMove } from './use-move.ts'

const IDS = ['one', 'two', 'three']
const listOf = (ids: readonly string[]) => ({
  documents: ids.map((_id) => ({ _id, titleBg: _id }) as StaffDocument),
})

function Listed() {
  const move = useMove('documents', documents.rows)
  const { data } = useQuery(documents.all)
  const rows = data?.documents.map(({ _id, titleBg: title }) => ({
    ...{ _id, title, list: 'all', lead: null, line: '', facts: '', state: null, acts: null },
  }))
  return (
    <>
      <CollectionList
        collection="documents"
        groups={[{ id: 'all', rows: rows ?? [] }]}
        wanted={0}
        onMore={() => undefined}
        onMove={move}
      />
      <SavedNote />
    </>
  )
}
const show = () =>
  renderStaff(
    () => (
      <SavedProvider>
        <Listed />
      </SavedProvider>
    ),
    [[documents.all.queryKey, listOf(IDS)]],
  )
const shown = () =>
  page
    .getByRole('listitem')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

async function toTop(title: string) {
  await page.getByRole('button', { name: `Още за „${title}“` }).click()
  await page.getByRole('menuitem', { name: 'Най-отгоре' }).click()
}

test('one request moves a row to the top, and another one back', async () => {
  let ids = IDS
  const asked = answering([
    [
      /^POST .api.admin.documents.three.move$/,
      ({ body }) => {
        ids = Object(body).after === null ? ['three', 'one', 'two'] : IDS
        return { ok: true }
      },
    ],
    [/^GET .api.admin.documents$/, () => listOf(ids)],
  ])
  await show()
  await toTop('three')
  await expect.element(page.getByText('three вече е на място 1.')).toBeVisible()
  expect(shown()).toEqual(['three', 'one', 'two'])
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect.element(page.getByText('three вече е на място 3.')).toBeVisible()
  expect(shown()).toEqual(IDS)
  expect(asked.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body)).toEqual([
    { after: null, before: 'one' },
    { after: 'two', before: null },
  ])
})

test('who moves what a colleague has moved meanwhile is told, and sees the new order', async () => {
  answering([
    [/^POST /, () => Response.json({ error: 'changed', code: 'orderChanged' }, { status: 409 })],
    [/^GET .api.admin.documents$/, () => listOf(['two', 'one', 'three'])],
  ])
  await show()
  await toTop('three')
  await expect.element(page.getByText('Подредбата междувременно е променена от колега.')).toBeVisible()
  await expect.poll(shown).toEqual(['two', 'one', 'three'])
})

test('without a connection a row returns to its place', async () => {
  answering([[/./, () => Response.error()]])
  await show()
  await toTop('three')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(shown()).toEqual(IDS)
})
