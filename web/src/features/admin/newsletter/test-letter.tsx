import { useMutation } from '@tanstack/react-query'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { DialogForm } from '#features/admin/form/dialog-form.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { createRequestKeys } from '#lib/request-keys.ts'
import { Field } from '#ui/field.tsx'
import { Columns } from '#ui/layout.tsx'
import { testLetter } from './newsletter.queries.ts'

/** Mails the item as it is saved to one address, for accounts have none of their own. */
export function TestLetter({ news, onClose }: { news: string; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<Language>('en')
  const [keys] = useState(() => createRequestKeys())
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const wish = { news, email: email.trim(), language }
      return testLetter(wish, keys.keyFor(JSON.stringify(wish)))
    },
    onSuccess: keys.forget,
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    test.mutate()
  }

  return (
    <MessageDialog heading={t('newsletter.test')} onClose={onClose}>
      <p>{t('newsletter.testNote')}</p>
      <DialogForm noValidate={false} onSubmit={onSubmit}>
        <Columns columns="two" gap={4}>
          <Field id={`${id}-email`} label={t('newsletter.testEmail')}>
            <input
              id={`${id}-email`}
              className="input"
              type="email"
              required
              autoComplete="email"
              value={email}
              onChange={({ target }) => {
                setEmail(target.value)
                test.reset()
              }}
            />
          </Field>
          <Field id={`${id}-language`} label={t('newsletter.language')}>
            <select
              id={`${id}-language`}
              className="select"
              value={language}
              onChange={({ target }) => setLanguage(LANGUAGES.find((each) => each === target.value) ?? 'en')}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {t(`languages.${each}`)}
                </option>
              ))}
            </select>
          </Field>
        </Columns>
        {test.error && <AlertBar>{failureWords(t, test.error)}</AlertBar>}
        <p role="status">{test.isSuccess && t('newsletter.testDone', { email: email.trim() })}</p>
        <DialogActions>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.close')}
          </button>
          <PendingButton type="submit" isPending={test.isPending} pendingLabel={t('common.loading')}>
            {t('newsletter.testSend')}
          </PendingButton>
        </DialogActions>
      </DialogForm>
    </MessageDialog>
  )
}
