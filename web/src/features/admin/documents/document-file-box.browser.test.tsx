import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { DocumentForm } from './document-form.tsx'

const stored = {
  ...{ _id: 'f0000000-0000-4000-8000-000000000001', bytes: 2_048, pages: 3, sha256: 'a'.repeat(64) },
  thumbnail: { src: 'data:,', width: 40, height: 56 },
}

test('a file whose line breaks is sent again by a button, without being chosen once more', async () => {
  const answers = [null, stored]
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    const answer = answers.shift()
    if (!answer) return void setTimeout(() => this.onerror?.(new ProgressEvent('error')))
    Object.defineProperty(this, 'status', { value: 201 })
    Object.defineProperty(this, 'response', { value: answer })
    setTimeout(() => this.onload?.(new ProgressEvent('load')))
  })
  await renderStaff((leave) => <DocumentForm item={null} onSaved={leave} onClose={leave} />)
  const box = page.getByRole('region', { name: 'Файл' })
  await userEvent.upload(box.getByLabelText(/файл/i).last(), new File(['%PDF-1.7'], 'policy.pdf'))
  const retry = box.getByRole('button', { name: 'Опитай отново' })
  await expect.element(box.getByRole('alert')).toMatchTextContent(/връзка/i)
  await retry.click()
  await expect.element(box.getByText('3 стр.')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})
