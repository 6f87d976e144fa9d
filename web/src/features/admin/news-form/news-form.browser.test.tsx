import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { pictureFile } from '#features/admin/testing/picture-file.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { NewsForm } from './news-form.tsx'

const alert = page.getByRole('alert')
const title = page.getByLabelText('Заглавие', { exact: true })
const address = page.getByLabelText('Адрес на страницата')
const save = page.getByRole('button', { name: 'Публикувай' })
const cover = page.getByLabelText('Избери основна снимка')
const gallery = page.getByRole('list', { name: 'Галерия' })
const question = page.getByRole('alertdialog')
const settings = page.getByRole('tab', { name: 'Настройки' })
const tab = (code: string) => page.getByRole('tab', { name: new RegExp(`^${code}`) })

const isFree = (url: string, valid: boolean): [readonly unknown[], unknown] => [[...queryKeys.newsUrl, url], { valid }]
const known = [
  ...[isFree('novalinia2', true), isFree('taken', false)],
  ...[isFree('taken-2', false), isFree('taken-3', true), isFree('samo-na-balgarski', true)],
]

const showForm = () =>
  renderStaff((leave) => <NewsForm item={null} isMedia={false} onSaved={leave} onClose={leave} />, known)

const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => pictureFile(`${index}.png`, { shade: 20 * index })))

/** The addresses of the pictures, as they stand. */
const order = () => [...gallery.element().querySelectorAll('img')].map(({ src }) => src)

test('the address is lowered, transliterated, and checked while typing', {
  tags: ['ADM-23', 'ADM-24', 'ADM-32', 'AMB-42'],
}, async () => {
  await showForm()
  await settings.click()
  await address.fill('Нова ЛИНИЯ №2')
  await expect.element(address).toHaveValue('novalinia2')
  await expect.element(page.getByText('Адресът е свободен')).toBeVisible()
  await address.fill('taken')
  await expect.element(page.getByText('Вече има новина с този адрес')).toBeVisible()
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await expect.element(save).toBeDisabled()
})

test('who begins to write is in the title, and the address follows it until the editor writes another', {
  tags: ['ADM-23', 'ADM-24'],
}, async () => {
  await showForm()
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('Taken')
  // Two others have this title, so that the address needs a look: the settings open by themselves.
  await expect.element(settings).toHaveAttribute('aria-selected', 'true')
  await expect.element(title).toHaveFocus()
  await expect.element(address).toHaveValue('taken-3')
  await expect.element(page.getByText('Адресът е свободен')).toBeVisible()
  await title.fill('Само на български')
  await expect.element(address).toHaveValue('samo-na-balgarski')
  await address.fill('novalinia2')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await title.fill('Another title')
  await expect.element(page.getByRole('button', { name: 'Предложи от заглавието' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(address).toHaveValue('novalinia2')
})

test('Alt+1 … 4 goes on in the same field of another language, Ctrl+Enter presses the button', async () => {
  await showForm()
  await title.click()
  await userEvent.keyboard('{Alt>}3{/Alt}')
  await expect.element(tab('DE')).toHaveAttribute('aria-selected', 'true')
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('Titel')
  const text = page.getByRole('textbox', { name: 'Текст преди галерията' })
  await text.click()
  await userEvent.keyboard('{Alt>}1{/Alt}')
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveAttribute('lang', 'bg')
  await userEvent.keyboard('Текст{Control>}{Enter}{/Control}')
  // There is no cover: nothing is sent, and no line is broken.
  await expect.element(save).toBeDisabled()
  expect(text.element().querySelectorAll('p')).toHaveLength(1)
  await userEvent.upload(cover, await pictureFile('cover.png'))
  await settings.click()
  await address.fill('novalinia2')
  await expect.element(save).toBeEnabled()
  await expect.element(save).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
  await expect.element(save).toHaveAttribute('title', 'Публикувай (Ctrl+Enter)')
})

test('the title counts down from 170 and beyond it alerts with the language', {
  tags: ['ADM-26', 'ADM-27'],
}, async () => {
  await showForm()
  await expect.element(page.getByText('Остават 170 от 170 символа')).toBeVisible()
  await tab('DE').click()
  await title.fill('x'.repeat(171))
  await expect.element(alert).toMatchTextContent('DE: Заглавието е по-дълго от 170 символа')
  await expectAccessible()
})

test('the languages are tabs: arrows, Home and End go between them, and each says whether it is filled', {
  tags: ['ADM-20', 'ADM-21'],
}, async () => {
  await showForm()
  await expect.element(tab('EN')).toHaveAttribute('aria-selected', 'true')
  await title.fill('Written')
  tab('EN').element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('BG')).toHaveFocus()
  await expect.element(title).toHaveValue('')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('IT')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(title).toHaveValue('Written')
})

describe('beside the texts', { tags: ['ADM-21', 'ADM-22', 'ADM-32'] }, () => {
  const preview = page.getByRole('tab', { name: 'Преглед' })
  const date = page.getByRole('textbox', { name: /^Дата/ })

  test('preview and settings are tabs, and what is missing in them is named in the foot and leads there', async () => {
    await showForm()
    await expect.element(preview).toHaveAttribute('aria-selected', 'true')
    await expect.element(date).not.toBeInTheDocument()
    preview.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(settings).toHaveFocus()
    await date.fill('31-02-2026')
    await expectAccessible()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await preview.click()
    await expect.element(date).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'действителна дата' }).click()
    await expect.element(date).toHaveFocus()
    await page.getByRole('button', { name: 'основна снимка', exact: true }).click()
    await expect.element(cover).toHaveFocus()
    await page.getByRole('button', { name: 'заглавие на поне един език' }).click()
    await expect.element(title).toHaveFocus()
  })

  test('on a phone the texts are a tab, too, and keep what was written', async () => {
    onTestFinished(() => page.viewport(1440, 900))
    await page.viewport(390, 844)
    await showForm()
    await title.fill('Written on a phone')
    await settings.click()
    await expect.element(page.getByRole('textbox', { name: 'Заглавие' })).not.toBeInTheDocument()
    await expect.element(date).toBeVisible()
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await preview.click()
    await page.getByRole('tab', { name: 'Текст' }).click()
    await expect.element(title).toHaveValue('Written on a phone')
    await settings.click()
    await page.getByRole('button', { name: 'основна снимка', exact: true }).click()
    await expect.element(cover).toHaveFocus()
    await expectAccessible()
  })
})

test('without an English title the form says that no list shows the item', { tags: ['ADM-16', 'AMB-11'] }, async () => {
  const note = page.getByText('Без заглавие на английски няма да е в списъка на сайта.')
  await showForm()
  await tab('BG').click()
  await title.fill('Само на български')
  await expect.element(page.getByText('Липсва: основна снимка.')).toBeVisible()
  await expect.element(note).toBeVisible()
  await tab('EN').click()
  await title.fill('In English as well')
  await expect.element(note).not.toBeInTheDocument()
})

test('wrong files are refused with the words of the specification', {
  tags: ['ADM-17', 'ADM-18', 'ADM-19'],
}, async () => {
  await showForm()
  const [one, other, ...ten] = await pictures(12)
  await userEvent.upload(cover, [one as File, other as File])
  await expect.element(alert).toMatchTextContent('Може да изберете само една основна снимка')
  await userEvent.upload(cover, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(alert).toMatchTextContent('Разрешени са само изображения (.jpg, .jpeg, .png, .gif)')
  await expect.element(page.getByAltText('Избрана основна снимка')).not.toBeInTheDocument()
  await userEvent.upload(page.getByLabelText('Добави снимки'), [...ten, await pictureFile('eleven.PNG')])
  await expect.element(alert).toMatchTextContent('Може да качите до 10 снимки. Останаха „eleven.PNG“.')
  await expect.element(page.getByText('10 от 10')).toBeVisible()
})

test('a bad picture is named with its remedy, and the good ones beside it are taken', {
  tags: ['ADM-18', 'ADM-19', 'AMB-46'],
}, async () => {
  const add = page.getByLabelText('Добави снимки')
  await showForm()
  const [one, two, three] = await pictures(3)
  await userEvent.upload(add, [one as File, new File(['x'], 'notes.docx'), two as File, three as File])
  await expect.element(gallery.getByRole('img').nth(2)).toBeVisible()
  await expect
    .element(alert)
    .toMatchTextContent('Разрешени са само изображения (.jpg, .jpeg, .png, .gif): „notes.docx“')
  await expectAccessible()
  await userEvent.upload(add, new File(['\0\0\0\x18ftypheic'], 'IMG_5678.HEIC', { type: 'image/heic' }))
  await expect
    .element(alert)
    .toMatchTextContent('„IMG_5678.HEIC“ не е взета: файлът е непълен и не може да се превърне в JPEG.')
  await expect.element(alert).toMatchTextContent('Settings → Camera → Formats → Most Compatible')
  expect(order()).toHaveLength(3)

  // One that turns out to be broken later does not hide what was said of the others.
  const more = await pictures(7)
  await userEvent.upload(add, [new File(['\0\0\0\x18ftypheic'], 'IMG_9.HEIC', { type: 'image/heic' }), ...more])
  await expect.element(alert).toMatchTextContent('„IMG_9.HEIC“ не е взета')
  await expect.element(alert).toMatchTextContent('Може да качите до 10 снимки. Останаха „6.png“.')
})

describe('pictures of the gallery', { tags: ['ADM-18'] }, () => {
  beforeEach(async () => {
    await showForm()
    await userEvent.upload(page.getByLabelText('Добави снимки'), await pictures(3))
    await expect.element(gallery.getByRole('img').nth(2)).toBeVisible()
  })

  test('are put in order by the keyboard, which stays on the picture', async () => {
    const [first, second, third] = order()
    page.getByRole('button', { name: 'Снимка 1: Премести надясно' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Снимка 2: Премести надясно' })).toHaveFocus()
    expect(order()).toEqual([second, first, third])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Снимка 3: Премести наляво' })).toHaveFocus()
    expect(order()).toEqual([second, third, first])
    await expect.element(page.getByText('Снимката е на място 3 от 3')).toBeInTheDocument()
  })

  test('go behind all others and before them at once, the focus along', async () => {
    const [first, second, third] = order()
    await page.getByRole('button', { name: 'Снимка 1: Премести най-отзад' }).click()
    expect(order()).toEqual([second, third, first])
    await expect.element(page.getByRole('button', { name: 'Снимка 3: Премести най-отзад' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Снимка 3: Премести наляво' })).toHaveFocus()
    await page.getByRole('button', { name: 'Снимка 3: Премести най-отпред' }).click()
    expect(order()).toEqual([first, second, third])
    await expect.element(page.getByRole('button', { name: 'Снимка 1: Премести надясно' })).toHaveFocus()
  })

  test('are put in order by dragging', async () => {
    const [first, second, third] = order()
    await userEvent.dragAndDrop(gallery.getByRole('img').first(), gallery.getByRole('img').nth(2))
    await expect.poll(order).toEqual([second, third, first])
  })

  test('are removed and come back to their place with their description', async () => {
    const before = order()
    const described = page.getByRole('textbox', { name: 'Описание на снимката (EN)' })
    const openSecond = page.getByRole('button', { name: 'Снимка 2: Описание и кадър' })
    await openSecond.click()
    await described.fill('The second one')
    await page.getByRole('button', { name: 'Готово' }).click()
    await expect.element(openSecond).toHaveFocus()
    await page.getByRole('button', { name: 'Премахни снимка 2' }).click()
    await expect.poll(order).toEqual([before[0], before[2]])
    await expect.element(page.getByText('Снимката е премахната.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Върни' }).click()
    await expect.element(page.getByRole('button', { name: 'Премахни снимка 2' })).toHaveFocus()
    await expect.poll(order).toEqual(before)
    await openSecond.click()
    await expect.element(described).toHaveValue('The second one')
  })

  test('change places with the cover, which comes back when it is removed', async () => {
    const coverNow = page.getByAltText('Избрана основна снимка')
    const source = () => coverNow.element().getAttribute('src')
    await userEvent.upload(cover, await pictureFile('cover.png'))
    await expect.element(coverNow).toBeVisible()
    const [first, second, third] = order()
    const before = source()
    await page.getByRole('button', { name: 'Снимка 2: Направи основна' }).click()
    await expect.poll(order).toEqual([first, before, third])
    expect(source()).toBe(second)
    await page.getByRole('button', { name: 'Премахни основната снимка' }).click()
    await expect.element(page.getByText('Основната снимка е премахната.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Върни' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(source).toBe(second)
  })

  test('are asked for a description, until they only decorate; one dialog says all of a picture and leads to its neighbours', async () => {
    const missing = (words: string) => page.getByRole('button', { name: words, exact: true })
    const dialog = (name: string) => page.getByRole('dialog', { name: `${name}: описание, надпис, кадър` })
    const described = page.getByRole('textbox', { name: 'Описание на снимката (EN)' })
    await userEvent.upload(cover, await pictureFile('cover.png'))
    await title.fill('Captioned pictures')
    await missing('4 снимки са без описание').click()
    await expect.element(dialog('Основна снимка')).toBeVisible()
    await expect.element(described).toHaveFocus()
    await userEvent.keyboard('The press line')
    await expectAccessible()

    await page.getByRole('button', { name: 'Следваща снимка' }).click()
    await expect.element(dialog('Снимка 1')).toBeVisible()
    await expect.element(described).toHaveValue('')
    const across = dialog('Снимка 1').getByLabelText('Отляво надясно')
    across.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(across).toHaveValue('40')
    await dialog('Снимка 1').getByRole('textbox', { name: 'Надпис под снимката (EN)' }).fill('The first coil')

    // Outside of the fields the arrows lead to the neighbours, and past the last one is the first.
    page.getByRole('button', { name: 'Следваща снимка' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await dialog('Снимка 2').getByLabelText('Само украса, без описание').click()
    await expect.element(described).not.toBeInTheDocument()
    await expectAccessible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(dialog('Основна снимка')).toBeVisible()
    await expect.element(described).toHaveValue('The press line')
    await page.getByRole('button', { name: 'Готово' }).click()
    await expect.element(missing('2 снимки са без описание')).toBeVisible()
  })
})

test('what was typed is kept when the page goes, and offered again', { tags: ['AMB-32'] }, async () => {
  const { unmount } = await showForm()
  await title.fill('Half written')
  window.dispatchEvent(new Event('pagehide'))
  await unmount()
  await showForm()
  await expect.element(page.getByText('Има текст, който не успя да се запише')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Продължи с този текст' }).click()
  await expect.element(title).toHaveValue('Half written')
})

test('leaving asks nothing when this browser keeps the text, and only about pictures that nothing keeps', {
  tags: ['ADM-29', 'AMB-59'],
}, async () => {
  const leave = page.getByRole('button', { name: 'Затвори', exact: true })
  const { path, unmount } = await showForm()
  await title.fill('Kept for later')
  await leave.click()
  await expect.poll(path).toBe('/admin')
  await unmount()

  const again = await showForm()
  await page.getByRole('button', { name: 'Продължи с този текст' }).click()
  await expect.element(title).toHaveValue('Kept for later')
  await userEvent.upload(cover, await pictureFile('cover.png'))
  await expect.element(page.getByAltText('Избрана основна снимка')).toBeVisible()
  await leave.click()
  await expect.element(question).toMatchTextContent('Последните промени още не са записани. Да се затвори ли?')
  await expect.element(question).toMatchTextContent('Избраните снимки още не са качени и ще се загубят.')
  await expectAccessible()
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect.element(title).toHaveValue('Kept for later')
  await leave.click()
  await question.getByRole('button', { name: 'Затвори въпреки това' }).click()
  await expect.poll(again.path).toBe('/admin')
})

test('a planned item has the date of the day it is planned for, until another one is chosen by hand', {
  tags: ['AMB-45'],
}, async () => {
  const date = page.getByRole('textbox', { name: /^Дата/ })
  const panel = page.getByRole('dialog', { name: 'Видимост' })
  const day = panel.getByRole('textbox', { name: /^Показва се от/ })
  const follows = page.getByText('Следва деня на показване, докато не я смените.')
  const choose = async (choice: string, typed?: string) => {
    await page.getByRole('button', { name: 'Промени', exact: true }).click()
    await panel.getByRole('radio', { name: choice }).click()
    if (typed) await day.fill(typed)
    // What is missing keeps it from being published, not from being chosen.
    await expect.element(panel).toMatchTextContent('Ще важи, щом публикувате.')
    await panel.getByRole('button', { name: 'Запази' }).click()
  }
  await showForm()
  await settings.click()
  const today = (date.element() as HTMLInputElement).value
  await choose('На сайта от', '30-11-2030')
  await expect.element(page.getByText('На сайта от 30-11-2030, 09:00')).toBeVisible()
  await expect.element(date).toHaveValue('30-11-2030')
  await expect.element(follows).toBeVisible()
  await choose('На сайта веднага')
  await expect.element(date).toHaveValue(today)
  await expect.element(follows).not.toBeInTheDocument()
  await choose('На сайта от', '30-11-2030')
  await date.fill('26-11-2026')
  await choose('На сайта от', '02-12-2030')
  await expect.element(date).toHaveValue('26-11-2026')
  await expect.element(follows).not.toBeInTheDocument()
})
