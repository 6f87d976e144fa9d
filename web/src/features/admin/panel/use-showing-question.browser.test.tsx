import { MAX_SELECTED } from 'api/contract/news-selection'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { useShowingQuestion } from './use-showing-question.tsx'

const IDS = Array.from({ length: MAX_SELECTED + 1 }, (_, index) => `id-${index}`)

function Showing({ onShow }: { onShow: () => void }) {
  const { ask, question } = useShowingQuestion()
  return (
    <>
      <button type="button" onClick={() => ask(IDS, onShow)}>
        Show
      </button>
      {question}
    </>
  )
}

test('items that are put on the site together are asked about once, and those with a link that does not open are named', async () => {
  const asked = answering([
    [
      /^POST .api.admin.own-links.of-news$/,
      ({ body }) => {
        const [_id] = Object(body).ids
        return {
          links: [{ address: '/news/gone', state: 'trash', from: null, items: [{ _id, title: `Новина ${_id}` }] }],
        }
      },
    ],
  ])
  const onShow = vi.fn()
  await renderStaff(() => <Showing onShow={onShow} />)
  await page.getByRole('button', { name: 'Show' }).click()
  const question = page.getByRole('alertdialog', { name: '1 връзка не се отваря. Да се публикува ли така?' })
  await expect.element(question.getByText(`Новина id-0, Новина id-${MAX_SELECTED}`)).toBeVisible()
  await expectAccessible()
  expect(asked.map(({ body }) => Object(body).ids.length)).toEqual([MAX_SELECTED, 1])
  expect(onShow).not.toHaveBeenCalled()
  await question.getByRole('button', { name: 'Публикувай така' }).click()
  expect(onShow).toHaveBeenCalledOnce()
})

test('nothing is asked when all links open, nor when the server cannot say', async () => {
  const onShow = vi.fn()
  answering([[/own-links.of-news$/, () => ({ links: [] })]])
  await renderStaff(() => <Showing onShow={onShow} />)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => onShow.mock.calls.length).toBe(1)
  answering([])
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => onShow.mock.calls.length).toBe(2)
})
