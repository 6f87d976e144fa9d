import type { OwnLink } from 'api/contract/own-links'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { DeadLinks } from './dead-links.tsx'
import { useDeadLinksQuestion } from './use-dead-links-question.tsx'

const linkTo = (address: string) => `<p><a href="${address}">there</a></p>`
const draft: OwnLink = { address: '/news/draft?a=1&b=2', state: 'draft', from: null }
const planned: OwnLink = { address: '/news/planned', state: 'planned', from: '2026-12-01T07:00:00Z' }

/** Stands in for the server, to which these links alone lead nowhere. */
const knowing = (...dead: OwnLink[]) =>
  answering([
    [
      /^POST .api.admin.own-links$/,
      ({ body }) => ({ links: dead.filter(({ address }) => Object(body).addresses.includes(address)) }),
    ],
    [/^GET .api.admin.own-links.places$/, () => ({ titles: ['Нова преса', 'Отчет'], total: 12 })],
  ])

test('while an editor writes, each link that visitors cannot follow is named below the text, with the reason', async () => {
  const asked = knowing(draft, planned)
  function Written() {
    const [html, setHtml] = useState('<p>Nothing is linked.</p>')
    const links = linkTo(draft.address.replace('&', '&amp;')) + linkTo(planned.address) + linkTo('/products')
    return (
      <>
        <button type="button" onClick={() => setHtml(links)}>
          Write
        </button>
        <DeadLinks html={html} />
      </>
    )
  }
  await renderStaff(() => <Written />)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(page.getByText('/news/draft?a=1&b=2: още е чернова.')).toBeVisible()
  await expect.element(page.getByText('/news/planned: ще се вижда от 01-12-2026, 09:00.')).toBeVisible()
  await expectAccessible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  expect(asked).toHaveLength(1)
})

test('an address that is typed as plain words is a link, without the full stop behind it, and no link without a name', async () => {
  const hidden: OwnLink = { address: 'https://site.example/news/hidden', state: 'hidden', from: null }
  const asked = knowing(hidden)
  await renderStaff(() => (
    <DeadLinks words={`See (${hidden.address}). Or https://partner.example/x?a=1&b=2. Not https://...!`} />
  ))
  await expect.element(page.getByText(`${hidden.address}: не се вижда на сайта.`)).toBeVisible()
  expect(asked[0]?.body).toEqual({ addresses: [hidden.address, 'https://partner.example/x?a=1&b=2'] })
})

/** A form with a link in its German text. */
function Publishing({
  address,
  onPublish,
  onLanguage,
}: Record<'onPublish' | 'onLanguage', () => void> & { address: string }) {
  const texts = [
    { place: 'en', html: '<p>Nothing is linked.</p>' },
    { place: 'de', html: linkTo(address) },
  ]
  const { publish, question } = useDeadLinksQuestion({
    nameOf: (place: string) => place.toUpperCase(),
    onShow: onLanguage,
  })
  return (
    <>
      <button type="button" onClick={() => publish(texts, onPublish)}>
        Publish
      </button>
      {question}
    </>
  )
}

test('publishing asks once: back to the language of the link, or as it is', async () => {
  knowing(planned)
  const [onPublish, onLanguage] = [vi.fn(), vi.fn()]
  await renderStaff(() => <Publishing address={planned.address} {...{ onPublish, onLanguage }} />)
  const publish = page.getByRole('button', { name: 'Publish' })
  const question = page.getByRole('alertdialog', { name: '1 връзка не се отваря. Да се публикува ли така?' })
  await publish.click()
  await expect.element(question.getByText('DE', { exact: true })).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Виж връзките' }).click()
  expect([onPublish.mock.calls, onLanguage.mock.calls]).toEqual([[], [['de']]])
  await publish.click()
  await question.getByRole('button', { name: 'Публикувай така' }).click()
  expect(onPublish).toHaveBeenCalledOnce()
})

test('nothing is asked when all links open, nor when the server cannot say', async () => {
  knowing()
  const onPublish = vi.fn()
  await renderStaff(() => <Publishing address="/products" onPublish={onPublish} onLanguage={() => undefined} />)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => onPublish.mock.calls.length).toBe(1)
  answering([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => onPublish.mock.calls.length).toBe(2)
})

test('before something goes, what links to it is named', async () => {
  knowing()
  await renderStaff((leave) => (
    <DeleteDialog question="Да се изтрие ли?" note="" linked="/news/press" onConfirm={leave} onClose={leave} />
  ))
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Към нея водят връзки от 12 места на сайта:')).toBeVisible()
  expect(
    question
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Нова преса', 'Отчет', 'и още 10'])
  await expectAccessible()
})
