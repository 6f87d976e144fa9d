import type { SecondStepWay } from 'api/contract/account-limits'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { CodeField } from '#features/admin/account/code-field.tsx'
import { passkeyObstacle } from '#features/admin/account/passkey-support.ts'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Stack } from '#ui/layout.tsx'
import styles from './login-page.module.css'
import { isCodeOf, signInFailureWords } from './sign-in-failure.ts'

/** What is given in addition to the password; nothing asks what it may be. */
export interface Step {
  code?: string
  isByPasskey?: boolean
}

type Way = SecondStepWay | 'recovery'

const TEXTS = { passkey: 'login.passkeyText', app: 'login.codeText', recovery: 'login.recoveryText' } as const
const OTHERS = { passkey: 'login.usePasskey', app: 'login.useApp', recovery: 'login.useRecovery' } as const

interface SecondStepFormProps {
  /** What the account has, the better one first; recovery codes stand in for each of them. */
  ways: readonly SecondStepWay[]
  error: Error | null
  isPending: boolean
  onGiven: (step: Step) => void
}

/** The password is right: asks for a passkey, the code of an app or a recovery code. */
export function SecondStepForm({ ways, error, isPending, onGiven }: SecondStepFormProps) {
  const { t } = useTranslation('admin')
  const possible: Way[] = [...ways.filter((way) => way !== 'passkey' || passkeyObstacle() === null), 'recovery']
  const [way, setWay] = useState<Way>(possible[0] ?? 'recovery')
  const [code, setCode] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) onGiven(way === 'passkey' ? { isByPasskey: true } : { code })
  }

  return (
    <form onSubmit={submit}>
      {error && <AlertBar>{signInFailureWords(t, error)}</AlertBar>}
      <p>{t(TEXTS[way])}</p>
      {way !== 'passkey' && (
        <CodeField
          key={way}
          label={t(way === 'recovery' ? 'login.recoveryCode' : 'secondStep.code')}
          value={code}
          onChange={setCode}
          isInvalid={isCodeOf(error, 'wrongCode')}
          isRecovery={way === 'recovery'}
        />
      )}
      <PendingButton
        key={String(way === 'passkey')}
        type="submit"
        isPending={isPending}
        pendingLabel={t('login.submitting')}
        className={styles.submit}
        autoFocus={way === 'passkey'}
      >
        {way === 'passkey' ? (
          <>
            {t('login.passkeyNext')} <Icon d={staffDrawings.key} />
          </>
        ) : (
          <>
            {t('login.submit')} <Icon name="arrow" />
          </>
        )}
      </PendingButton>
      <Stack gap={0} align="start">
        {possible
          .filter((each) => each !== way)
          .map((each) => (
            <button
              key={each}
              type="button"
              className={`link ${styles.forgotten}`}
              onClick={() => {
                setCode('')
                setWay(each)
              }}
            >
              {t(OTHERS[each])}
            </button>
          ))}
      </Stack>
    </form>
  )
}
