import { SECOND_STEPS, type SecondStepWay } from 'api/contract/account-limits'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { provePasskey, signInByPasskey } from '#features/admin/account/passkey.queries.ts'
import { PasskeyElsewhere } from '#features/admin/account/passkey-elsewhere.tsx'
import { passkeyObstacle } from '#features/admin/account/passkey-support.ts'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { InputField } from '#features/admin/form/input-field.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { signIn } from '#lib/session.ts'
import { Hint } from '#ui/hint.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './login-page.module.css'
import { SecondStepForm, type Step } from './second-step-form.tsx'
import { isCodeOf, signInFailureWords } from './sign-in-failure.ts'

interface LoginFormProps {
  /** The stored session could not be checked because the server did not answer. */
  isOffline: boolean
  /** Who has just chosen a password in another form, whose place and focus it takes; else ''. */
  known: string
  onSignedIn: () => void
  /** The password is right, and a second step is asked for. */
  onSecondStep: () => void
  onForgotten: () => void
}

export function LoginForm({ isOffline, known, onSignedIn, onSecondStep, onForgotten }: LoginFormProps) {
  const { t } = useTranslation('admin')
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (known !== '') passwordField.current?.focus()
  }, [known])
  /** What else the account is asked for, once its password was right. */
  const [ways, setWays] = useState<readonly SecondStepWay[] | null>(null)
  const login = useStaffMutation({
    mutationFn: async ({ code, isByPasskey }: Step) =>
      signIn({ username, password, ...(code && { code }), ...(isByPasskey && { passkey: await provePasskey() }) }),
    onSuccess: onSignedIn,
    onError: (error) => {
      const { code, ways: asked } = error instanceof ApiError ? error.body : {}
      if (code === 'secondStepNeeded') {
        setWays(SECOND_STEPS.filter((way) => Array.isArray(asked) && asked.includes(way)))
        onSecondStep()
      }
      if (code === 'invalidCredentials') setWays(null)
      passwordField.current?.focus()
    },
  })
  const byPasskey = useStaffMutation({ mutationFn: signInByPasskey, onSuccess: onSignedIn })
  const failure = byPasskey.error ?? login.error
  const isWrong = login.error instanceof ApiError && login.error.status === 401

  function submit(event: SubmitEvent) {
    event.preventDefault()
    byPasskey.reset()
    if (!login.isPending) login.mutate({})
  }

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  if (ways)
    return (
      <SecondStepForm
        ways={ways}
        error={isCodeOf(login.error, 'secondStepNeeded') ? null : login.error}
        isPending={login.isPending}
        onGiven={(step) => login.mutate(step)}
      />
    )
  return (
    <form onSubmit={submit}>
      {failure || isOffline ? (
        <AlertBar>{failure ? signInFailureWords(t, failure) : t('login.noConnection')}</AlertBar>
      ) : null}
      <InputField
        label={t('login.username')}
        isInvalid={isWrong}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        value={username}
        onChange={setUsername}
      />
      <div className={isWrong ? 'field is-invalid' : 'field'}>
        <label htmlFor="password">{t('login.password')}</label>
        <Row gap={0} noWrap className={styles.password}>
          <input
            className="input"
            id="password"
            ref={passwordField}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={200}
            required
            aria-invalid={isWrong || undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onKeyUp={watchCapsLock}
          />
          <IconButton
            aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            <Icon d={isShown ? staffDrawings.eyeOff : staffDrawings.eye} />
          </IconButton>
        </Row>
        {isCapsLock && (
          <Text size="small" tone="accent" role="status">
            {t('login.capsLock')}
          </Text>
        )}
      </div>
      <PendingButton
        type="submit"
        isPending={login.isPending}
        pendingLabel={t('login.submitting')}
        className={styles.submit}
      >
        {t('login.submit')} <Icon name="arrow" />
      </PendingButton>
      <PasskeyWay
        isPending={byPasskey.isPending}
        onChoose={() => {
          login.reset()
          byPasskey.mutate()
        }}
      />
      <button type="button" className={`link ${styles.forgotten}`} onClick={onForgotten}>
        {t('login.forgotten')}
      </button>
    </form>
  )
}

/** A passkey in place of name and password; nothing where this browser has none, and where to go from an IP address. */
function PasskeyWay({ isPending, onChoose }: { isPending: boolean; onChoose: () => void }) {
  const { t } = useTranslation('admin')
  const obstacle = passkeyObstacle()
  if (obstacle)
    return obstacle.elsewhere ? (
      <Hint>
        <PasskeyElsewhere address={obstacle.elsewhere}>{t('login.passkeyAt')}</PasskeyElsewhere>
      </Hint>
    ) : null
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <PendingButton
        type="button"
        isPending={isPending}
        pendingLabel={t('login.submitting')}
        className={`btn--line ${styles.submit}`}
        onClick={onChoose}
      >
        {t('login.withPasskey')} <Icon d={staffDrawings.key} />
      </PendingButton>
    </>
  )
}
