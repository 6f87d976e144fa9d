import { LANGUAGES, type Language } from 'api/contract/languages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FormDialog } from '#features/admin/form/form-dialog.tsx'
import { InputField } from '#features/admin/form/input-field.tsx'
import { Select } from '#features/admin/form/select.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { Field } from '#ui/field.tsx'
import { Columns } from '#ui/layout.tsx'
import { sendNewsletterTest } from './newsletter.queries.ts'

/** Mails the item as it is saved to one address, for accounts have none of their own. */
export function NewsletterTest({ news, onClose }: { news: string; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<Language>('en')
  const [keys] = useState(() => createRequestKeys())
  const test = useStaffMutation({
    mutationFn: () => {
      const wish = { news, email: email.trim(), language }
      return sendNewsletterTest(wish, keys.keyFor(JSON.stringify(wish)))
    },
    onSuccess: keys.forget,
  })

  return (
    <FormDialog
      heading={t('newsletter.test')}
      button={t('newsletter.testSend')}
      failure={test.error ? failureWords(t, test.error) : ''}
      isPending={test.isPending}
      stay={t('common.close')}
      onSubmit={() => test.mutate()}
      onClose={onClose}
    >
      <p>{t('newsletter.testNote')}</p>
      <Columns columns="two" gap={4}>
        <InputField
          label={t('newsletter.testEmail')}
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(typed) => {
            setEmail(typed)
            test.reset()
          }}
        />
        <Field id={id} label={t('newsletter.language')}>
          <Select
            id={id}
            value={language}
            choices={LANGUAGES}
            wordOf={(each) => t(`languages.${each}`)}
            onChoose={setLanguage}
          />
        </Field>
      </Columns>
      <p role="status">{test.isSuccess && t('newsletter.testDone', { email: email.trim() })}</p>
    </FormDialog>
  )
}
