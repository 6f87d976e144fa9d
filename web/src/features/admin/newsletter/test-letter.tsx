import { useMutation } from '@tanstack/react-query'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { createRequestKeys } from '#lib/request-keys.ts'
import { testLetter } from './newsletter.queries.ts'
import styles from './newsletter-box.module.css'

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
      <form onSubmit={onSubmit}>
        <div className={styles.fields}>
          <div className="field">
            <label htmlFor={`${id}-email`}>{t('newsletter.testEmail')}</label>
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
          </div>
          <div className="field">
            <label htmlFor={`${id}-language`}>{t('newsletter.language')}</label>
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
          </div>
        </div>
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
      </form>
    </MessageDialog>
  )
}
