import type { StaffPerson } from 'api/contract/collections/people'
import type { PictureAccess } from 'api/contract/picture-access'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { pictureFile } from '#features/admin/testing/picture-file.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { people } from './people.queries.ts'
import { PersonForm } from './person-form.tsx'

const FIRST = `${'a'.repeat(32)}-600x800`
const SECOND = `${'b'.repeat(32)}-300x300`
const person: StaffPerson = {
  ...{ _id: '00000000-0000-4000-8000-000000000001', kind: 'other-contacts', slug: 'anna-keller', hasProfile: true },
  ...{ name: 'Anna Keller', position: 'Office Manager', email: 'a.keller@balkalum.example', phone: '+359 54 000 099' },
  ...{ fax: '', description: '', tags: [], languages: [], countries: [], families: [], isMain: false, duties: [] },
  ...{ receives: [], picture: FIRST, pictureFocus: '40 20', awayFrom: null, awayUntil: null, deputy: null },
  ...{ isHidden: false, updatedAt: '2026-11-24T09:00:00Z', updatedBy: 'anna' },
}

/** What the server answers to the next uploads, one after the other; `null` breaks the line, `wait` never ends. */
function answer(...answers: ({ status: number; body: object } | null | 'wait')[]): void {
  const left = [...answers]
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    const next = left.shift()
    if (next === 'wait' || next === undefined) return
    if (next === null) return void setTimeout(() => this.onerror?.(new ProgressEvent('error')))
    Object.defineProperty(this, 'status', { value: next.status })
    Object.defineProperty(this, 'response', { value: next.body })
    setTimeout(() => this.onload?.(new ProgressEvent('load')))
  })
}

// No server is there: an address that answers nothing would be taken for a photograph that has gone.
const keepQuiet = (event: Event) => event.stopImmediatePropagation()
beforeEach(() => window.addEventListener('error', keepQuiet, { capture: true }))
afterEach(() => {
  window.removeEventListener('error', keepQuiet, { capture: true })
})

const box = () => page.getByRole('region', { name: 'Снимка' })
const picture = () =>
  document.querySelector<HTMLImageElement>('[aria-labelledby] fieldset img')?.getAttribute('src') ?? ''
const choose = async (name = 'anna.png') =>
  userEvent.upload(box().getByLabelText(/снимка(та)?$/), await pictureFile(name, { width: 300, height: 300 }))

async function open(change: Partial<StaffPerson> = {}) {
  const edited = { ...person, ...change }
  const access: PictureAccess = { access: 'may', expiresAt: '2999-01-01T00:00:00Z' }
  await renderStaff(
    (leave) => <PersonForm item={edited} onSaved={leave} onClose={leave} />,
    [
      [people.all.queryKey, { people: [edited] }],
      [queryKeys.portraitAccess, access],
    ],
  )
  await expect.element(box()).toBeVisible()
}

test('a photograph is chosen, pointed at, removed and brought back', async () => {
  await open({ picture: null, pictureFocus: '50 50' })
  await expect.element(box().getByText('посетителите виждат инициалите')).toBeVisible()
  answer({ status: 201, body: { picture: SECOND, width: 300, height: 300 } })
  await choose()
  await expect.element(box().getByText('Снимката е малка (300 × 300)')).toBeVisible()
  await expect.poll(picture).toBe(`/uploads/people/may/${SECOND}.jpg`)
  await box().getByLabelText('Отгоре надолу').fill('20')
  await expectAccessible()
  await box().getByRole('button', { name: 'Премахни' }).click()
  await expect.element(box().getByText('Снимката е премахната.')).toBeVisible()
  await expect.element(box().getByRole('button', { name: 'Върни предишната' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(picture).toBe(`/uploads/people/may/${SECOND}.jpg`)
  await expect.element(box().getByLabelText('Отгоре надолу')).toHaveValue('20')
})

test('one that is on its way keeps the person from being saved; stopped, what was there before stands again', async () => {
  await open()
  answer('wait')
  await choose()
  await expect.element(page.getByText('края на качването на снимката')).toBeVisible()
  await box().getByRole('button', { name: 'Спри' }).click()
  await expect.element(page.getByText('края на качването на снимката')).not.toBeInTheDocument()
  await expect.poll(picture).toBe(`/uploads/people/may/${FIRST}.jpg`)
  await expect.element(box().getByLabelText('Отгоре надолу')).toHaveValue('20')
})

test('a line that breaks is tried again, and what is no photograph is refused with the reason', async () => {
  await open()
  answer(
    null,
    { status: 201, body: { picture: SECOND, width: 300, height: 300 } },
    {
      status: 400,
      body: { error: 'too small', field: 'picture', code: 'portraitTooSmall' },
    },
  )
  await choose()
  await expect.element(box().getByRole('alert')).toMatchTextContent(/Връзката прекъсна/)
  await expect.poll(picture).toBe(`/uploads/people/may/${FIRST}.jpg`)
  await box().getByRole('button', { name: 'Опитай отново' }).click()
  await expect.poll(picture).toBe(`/uploads/people/may/${SECOND}.jpg`)
  await choose()
  await expect.element(box().getByRole('alert')).toMatchTextContent(/поне 160 × 160/)
  await expect.element(box().getByRole('button', { name: 'Опитай отново' })).not.toBeInTheDocument()
  await choose('anna.pdf')
  await expect.element(box().getByRole('alert')).toMatchTextContent(/Това не е снимка/)
})
