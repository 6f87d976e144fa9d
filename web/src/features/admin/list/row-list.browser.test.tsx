import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { EmptyList } from './list-states.tsx'
import { type ListRow, RowList, rowLink } from './row-list.tsx'

const rowOf = (name: string): ListRow => ({
  _id: name,
  title: (
    <Link {...rowLink} to="/admin">
      {name}
    </Link>
  ),
  line: 'below',
})
const link = (name: string) => page.getByRole('link', { name, exact: true })

test('a list says that it is on its way by grey rows, that it could not be read, that it is empty', async () => {
  let retried = 0
  function Read() {
    const [isFailed, setFailed] = useState(false)
    const [isRead, setRead] = useState(false)
    return (
      <>
        <RowList
          className=""
          groups={isRead ? [{ id: 'all', rows: [] }] : undefined}
          isFailed={isFailed}
          onRetry={() => {
            retried += 1
            setRead(true)
          }}
          empty={<EmptyList heading="Nothing yet" text="Something will come." />}
        />
        <button type="button" onClick={() => setFailed(!isFailed)}>
          fail
        </button>
      </>
    )
  }
  await renderStaff(() => <Read />)
  await expect.element(page.getByRole('status')).toMatchTextContent('Зареждане…')
  await page.getByRole('button', { name: 'fail' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Списъкът не можа да се зареди.')
  await page.getByRole('button', { name: 'Опитай отново' }).click()
  expect(retried).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
})

test('arrows, J and K lead through the rows of all groups, J and K also where the keyboard writes Cyrillic', async () => {
  const steps: string[] = []
  await renderStaff(() => (
    <RowList
      className=""
      groups={[
        { id: 'first', name: 'First', rows: [rowOf('one'), rowOf('two')] },
        { id: 'second', name: 'Second', note: '1', rows: [rowOf('three')] },
      ]}
      onStep={(id) => steps.push(id)}
    />
  ))
  await expect.element(page.getByRole('region', { name: 'Second 1' })).toBeVisible()
  link('one').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(link('two')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link('three')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link('three')).toHaveFocus()
  link('three')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'к', code: 'KeyK', bubbles: true, cancelable: true }))
  await expect.element(link('two')).toHaveFocus()
  expect(steps).toEqual(['three', 'two'])
  await expectAccessible()
})

test('when the row that has the focus leaves the list, the one that moves up has it, else the one before', async () => {
  function Erasable() {
    const [names, setNames] = useState(['one', 'two', 'three'])
    const [asked, setAsked] = useState<string | null>(null)
    const rows = names.map((name) => ({
      _id: name,
      title: name,
      acts: (
        <button type="button" onClick={() => setAsked(name)}>
          erase {name}
        </button>
      ),
    }))
    return (
      <>
        <RowList className="" groups={[{ id: 'all', rows }]} />
        {asked && (
          <MessageDialog heading="Erase?" onClose={() => setAsked(null)}>
            <button
              type="button"
              onClick={() => {
                setNames(names.filter((name) => name !== asked))
                setAsked(null)
              }}
            >
              yes
            </button>
          </MessageDialog>
        )}
      </>
    )
  }
  await renderStaff(() => <Erasable />)
  const erase = (name: string) => page.getByRole('button', { name: `erase ${name}` })
  await erase('two').click()
  await page.getByRole('button', { name: 'yes' }).click()
  await expect.element(erase('three')).toHaveFocus()
  await erase('three').click()
  await page.getByRole('button', { name: 'yes' }).click()
  await expect.element(erase('one')).toHaveFocus()
})
