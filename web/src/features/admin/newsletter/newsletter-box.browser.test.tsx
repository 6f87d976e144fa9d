import type { NewsSending, Sending } from 'api/contract/newsletter-admin'
import { useState } from 'react'
import type { NewsletterTopic } from 'supabase/newsletter-topics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { sendingOfNews } from './newsletter.queries.ts'
import { NewsletterBox } from './newsletter-box.tsx'

const NEWS = 'a0000000-0000-4000-8000-000000000001'
const asked: Sending = {
  _id: 'b0000000-0000-4000-8000-000000000001',
  previewAccess: 'permission',
  news: NEWS,
  title: 'A press',
  topic: 'news',
  askedBy: 'elena',
  askedAt: '2026-11-20T08:00:00Z',
  startsAt: '2099-01-01T08:00:00Z',
  startedAt: null,
  stoppedAt: null,
  recipients: null,
  sent: 0,
  failed: 0,
  queued: 0,
}
const started = { startsAt: null, startedAt: '2026-11-20T08:00:00Z', recipients: 3 }

const showBox = (sending: Sending | null) =>
  renderStaff(
    () => <Box />,
    [
      [
        sendingOfNews(NEWS).queryKey,
        { sending, recipients: { news: 3, investors: 1, jobs: 0 }, previewAccess: 'permission' } satisfies NewsSending,
      ],
    ],
  )

function Box() {
  const [topic, setTopic] = useState<NewsletterTopic>('news')
  return <NewsletterBox id={NEWS} language="en" isTicked={false} onTick={() => {}} topic={topic} onTopic={setTopic} />
}

test.each<[string, Sending, string | null]>([
  ['waits for its item', asked, 'изпращането се отменя'],
  ['is under way', { ...asked, ...started, sent: 1, queued: 2 }, 'останалите писма не тръгват'],
  ['is over', { ...asked, ...started, sent: 3 }, null],
  ['was stopped', { ...asked, ...started, sent: 1, queued: 0, stoppedAt: '2026-11-20T09:00:00Z' }, null],
])('a sending that %s says what becomes of it when the item is hidden', async (_name, sending, words) => {
  await showBox(sending)
  await expect.element(page.getByText('elena', { exact: false })).toBeVisible()
  const hint = page.getByText('Ако ', { exact: false })
  if (words === null) await expect.element(hint).not.toBeInTheDocument()
  else await expect.element(hint).toMatchTextContent(words)
  await expectAccessible()
})

test('an item that was not sent yet is offered to those who subscribe now', async () => {
  await showBox(null)
  await expect.element(page.getByLabelText('Изпрати на 3 абонати')).not.toBeChecked()
  await expect.element(page.getByText('Изпратеното не може да се върне.', { exact: false })).toBeVisible()
})

test('the number is that of who has chosen the topic; one without readers cannot be ticked', async () => {
  await showBox(null)
  const topic = page.getByLabelText('Тема')
  await topic.selectOptions('За инвеститори')
  await expect.element(page.getByLabelText('Изпрати на 1 абонат')).toBeEnabled()
  await topic.selectOptions('Работни места')
  await expect.element(page.getByRole('checkbox')).toBeDisabled()
  await expect.element(page.getByText('Още никой не е избрал тази тема.')).toBeVisible()
  await expectAccessible()
})
