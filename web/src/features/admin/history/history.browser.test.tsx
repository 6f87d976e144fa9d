import type { Language } from 'api/contract/languages'
import type { NewsVersions, WholeVersion } from 'api/contract/news-versions'
import { textDifference } from 'api/contract/text-difference'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { comparedVersions } from './history-search.ts'
import { pictureDifference } from './picture-difference.ts'
import { blocksOf } from './rich-text-blocks.ts'
import { TextView } from './text-view.tsx'
import { VersionReader } from './version-reader.tsx'

/** A difference as text: `[-gone-]{+come+}`, one block a line. */
function inSigns(before: string, after: string): string[] {
  return textDifference(blocksOf(before), blocksOf(after)).map(({ block, cells }) => {
    const texts = cells.map((runs) =>
      runs
        .map(({ change, words }) => {
          const text = words.map((word) => word.text).join('')
          return change === 'added' ? `{+${text}+}` : change === 'removed' ? `[-${text}-]` : text
        })
        .join(''),
    )
    return `${block.tag}: ${texts.join(' | ')}`
  })
}

test.each([
  [
    'a figure',
    '<p>до 2100 мм на три смени</p>',
    '<p>до 2200 мм на три смени</p>',
    ['p: до [-2100-]{+2200+} мм на три смени'],
  ],
  [
    'a phrase',
    '<p>Станът работи първи месец.</p>',
    '<p>Станът върви цяла година.</p>',
    ['p: Станът [-работи първи месец-]{+върви цяла година+}.'],
  ],
  ['a sentence more', '<p>Едно.</p>', '<p>Едно. Две.</p>', ['p: Едно.{+ Две.+}']],
  ['a comma', '<p>Да, може</p>', '<p>Да може</p>', ['p: Да[-,-] може']],
  [
    'a paragraph between',
    '<p>А и още</p><p>В и край</p>',
    '<p>А и още</p><p>Б</p><p>В и край</p>',
    ['p: А и още', 'p: {+Б+}', 'p: В и край'],
  ],
  [
    'a paragraph gone',
    '<p>Първият остава</p><p>Вторият си отива</p>',
    '<p>Първият остава</p>',
    ['p: Първият остава', 'p: [-Вторият си отива-]'],
  ],
  ['only how it looks', '<p>много важно</p>', '<p>много <strong>важно</strong></p>', ['p: много [-важно-]{+важно+}']],
  [
    'an address of a link',
    '<p><a href="https://a.example">тук</a></p>',
    '<p><a href="https://b.example">тук</a></p>',
    ['p: [-тук-]{+тук+}'],
  ],
  [
    'entries of a list',
    '<ul><li>едно</li><li>две</li></ul>',
    '<ul><li>едно</li><li>три</li></ul>',
    ['li: едно', 'li: [-две-]', 'li: {+три+}'],
  ],
  [
    'a level of a list',
    '<ul><li>едно<ul><li>две</li></ul></li></ul>',
    '<ul><li>едно</li><li>две</li></ul>',
    ['li: едно', 'li: [-две-]', 'li: {+две+}'],
  ],
  [
    'a cell',
    '<table><tbody><tr><td>мм</td><td>12</td></tr></tbody></table>',
    '<table><tbody><tr><td>мм</td><td>14</td></tr></tbody></table>',
    ['tr: мм | [-12-]{+14+}'],
  ],
  ['nothing', '<p>а</p>', '<p>а</p>', ['p: а']],
  ['a text where none was', '', '<p>а</p>', ['p: {+а+}']],
])('differences within sentences: %s', (_, before, after, expected) => {
  expect(inSigns(before, after)).toEqual(expected)
})

test('lists within lists are shown as they stand', async () => {
  const text =
    '<ul><li>едно<ol><li>първо</li><li>второ<ul><li>най-вътре</li></ul></li></ol></li><li>две</li></ul><p>край</p>'
  await renderStaff(() => (
    <div data-testid="text">
      <TextView blocks={textDifference(blocksOf(text), blocksOf(text))} side="both" />
    </div>
  ))
  await expect.element(page.getByText('най-вътре')).toBeVisible()
  expect(page.getByTestId('text').element().innerHTML).toBe(text)
})

test('of pictures one sees which came, which went, and which moved', () => {
  expect(pictureDifference(['a', 'b', 'c'], ['a', 'd', 'c'])).toEqual([
    { file: 'a', change: 'same' },
    { file: 'b', change: 'removed' },
    { file: 'd', change: 'added' },
    { file: 'c', change: 'same' },
  ])
  expect(pictureDifference(['a', 'b'], ['b', 'a'])).toContainEqual({ file: 'a', change: 'moved', from: 1, to: 2 })
})

test('the version before the current one is read first, so that it can be restored at once; any is compared with the current one, or as chosen', () => {
  const save = (version: number) => ({
    version,
    at: '',
    by: null,
    changed: [],
    status: 'draft' as const,
    isOfDraft: false,
    visibleFrom: null,
  })
  const history: NewsVersions = { versions: [save(3), save(2), save(1)], current: 3 }
  expect(comparedVersions(history, {})).toEqual({ chosen: 2, before: 2, after: 3 })
  expect(comparedVersions(history, { version: 3 })).toEqual({ chosen: 3, before: 2, after: 3 })
  expect(comparedVersions(history, { version: 1 })).toEqual({ chosen: 1, before: 1, after: 3 })
  expect(comparedVersions(history, { version: 2, with: 1 })).toEqual({ chosen: 2, before: 1, after: 2 })
  expect(comparedVersions(history, { version: 9, with: 3 })).toEqual({ chosen: 2, before: 2, after: 3 })
  const only: NewsVersions = { versions: [save(1)], current: 1 }
  expect(comparedVersions(only, {})).toEqual({ chosen: 1, before: undefined, after: 1 })
})

const empty = { title: '', contentOne: '', contentTwo: '' }
const version = (number: number, title: string, contentOne: string, gallery: string[]): WholeVersion => ({
  version: number,
  at: `2026-03-1${number}T07:05:00.000Z`,
  by: 'elena',
  changed: [],
  status: 'published',
  isOfDraft: false,
  url: 'mill',
  date: '2026-03-12',
  cover: '',
  gallery,
  isMediaNews: false,
  content: { bg: { ...empty, title, contentOne }, en: empty, de: { ...empty, title: 'Walzwerk' }, it: empty },
  alt: {},
  inTranslation: [],
  visibleFrom: null,
  visibleUntil: null,
})

test('two versions are read as one text or side by side, in each language', async () => {
  const before = version(1, 'Първи месец', '<p>До 2100 мм.</p>', ['one-16x9.jpg'])
  const after = version(2, 'Пълен месец', '<p>До 2200 мм.</p>', ['two-16x9.jpg'])
  const reader = (isSideBySide: boolean) => (
    <VersionReader
      before={before}
      after={after}
      current={2}
      language={undefined}
      isSideBySide={isSideBySide}
      onLanguage={() => undefined}
      onView={() => undefined}
    />
  )
  await renderStaff(() => reader(false))
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('ПървиПълен месец')
  expect(
    [...document.querySelectorAll('ins, del')].map(({ localName, textContent }) => [localName, textContent]),
  ).toEqual([
    ['del', 'Първи'],
    ['ins', 'Пълен'],
    ['del', '2100'],
    ['ins', '2200'],
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('Разлики: заглавие BG, текст BG, галерия')
  await expect
    .element(page.getByRole('button', { name: 'Български, 2 промени' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Премахната')).toBeVisible()
  await expectAccessible()

  await renderStaff(() => reader(true))
  const [left, right] = [page.getByRole('region').first(), page.getByRole('region').last()]
  await expect.element(left).toMatchTextContent('Първи месецДо 2100 мм.')
  await expect.element(left).not.toMatchTextContent('2200')
  await expect.element(right).not.toMatchTextContent('2100')
  await expectAccessible()
})

test('two versions are compared once, however often the view or the language changes', async () => {
  let reads = 0
  const { content, ...others } = version(1, 'Първи', '<p>До 2100 мм.</p>', [])
  const before: WholeVersion = {
    ...others,
    get content() {
      reads += 1
      return content
    },
  }
  const after = version(2, 'Втори', '<p>До 2200 мм.</p>', [])
  function Reader() {
    const [isSideBySide, setSideBySide] = useState(false)
    const [language, setLanguage] = useState<Language>()
    return (
      <VersionReader
        {...{ before, after, isSideBySide, language }}
        current={2}
        onLanguage={setLanguage}
        onView={setSideBySide}
      />
    )
  }
  await renderStaff(() => <Reader />)
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
  const compared = reads
  expect(compared).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Една до друга' }).click()
  await page.getByRole('button', { name: 'Немски' }).click()
  await expect.element(page.getByRole('button', { name: 'Немски' })).toHaveAttribute('aria-pressed', 'true')
  expect(reads).toBe(compared)
})
