import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { CodeField } from '#features/admin/account/code-field.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { ApiError } from '#lib/api.ts'
import { signIn } from '#lib/session.ts'
import styles from './login-page.module.css'

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
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (known !== '') passwordField.current?.focus()
  }, [known])
  const login = useMutation({
    networkMode: 'always',
    mutationFn: signIn,
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.body.code === 'secondStepNeeded') onSecondStep()
      passwordField.current?.focus()
    },
  })
  const errorCode = login.error instanceof ApiError ? login.error.body.code : undefined
  const [needsCode, setNeedsCode] = useState(false)
  if (errorCode === 'secondStepNeeded' && !needsCode) setNeedsCode(true)
  if (errorCode === 'invalidCredentials' && needsCode) setNeedsCode(false)
  const isWrong = login.error instanceof ApiError && login.error.status === 401
  const failure = errorCode === 'secondStepNeeded' ? null : login.error

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!login.isPending) login.mutate({ username, password, ...(needsCode && { code }) })
  }

  function why(error: Error): string {
    const { status, retryAfter } = error instanceof ApiError ? error : { status: 0, retryAfter: null }
    if (errorCode === 'wrongCode') return t('errors.wrongCode')
    if (status === 400 || status === 401) return t('login.wrong')
    if (status === 429) return t('login.tooMany', { count: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) })
    return status === 0 ? t('login.noConnection') : t('errors.server')
  }

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form onSubmit={submit}>
      {failure || isOffline ? (
        <p className={styles.error} role="alert">
          <Icon name="warning" />
          {failure ? why(failure) : t('login.noConnection')}
        </p>
      ) : null}
      {needsCode ? (
        <>
          <p>{t(isRecovery ? 'login.recoveryText' : 'login.codeText')}</p>
          <CodeField
            key={String(isRecovery)}
            label={t(isRecovery ? 'login.recoveryCode' : 'secondStep.code')}
            value={code}
            onChange={setCode}
            isInvalid={errorCode === 'wrongCode'}
            isRecovery={isRecovery}
          />
        </>
      ) : (
        <>
          <div className={isWrong ? 'field is-invalid' : 'field'}>
            <label htmlFor="username">{t('login.username')}</label>
            <input
              className="input"
              id="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              required
              aria-invalid={isWrong || undefined}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </div>
          <div className={isWrong ? 'field is-invalid' : 'field'}>
            <label htmlFor="password">{t('login.password')}</label>
            <div className={styles.password}>
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
              <button
                type="button"
                aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
                onClick={() => setShown(!isShown)}
              >
                <Icon d={isShown ? staffDrawings.eyeOff : staffDrawings.eye} />
              </button>
            </div>
            {isCapsLock && (
              <p className={styles.capsLock} role="status">
                {t('login.capsLock')}
              </p>
            )}
          </div>
        </>
      )}
      <PendingButton
        type="submit"
        isPending={login.isPending}
        pendingLabel={t('login.submitting')}
        className={styles.submit}
      >
        {t('login.submit')} <Icon name="arrow" />
      </PendingButton>
      {needsCode ? (
        <button
          type="button"
          className={`link ${styles.forgotten}`}
          onClick={() => {
            setCode('')
            setRecovery(!isRecovery)
          }}
        >
          {t(isRecovery ? 'login.useApp' : 'login.useRecovery')}
        </button>
      ) : (
        <button type="button" className={`link ${styles.forgotten}`} onClick={onForgotten}>
          {t('login.forgotten')}
        </button>
      )}
    </form>
  )
}
