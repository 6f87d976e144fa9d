import { MIN_NEW_PASSWORD } from 'api/contract/account-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SecretField } from './secret-field.tsx'

/** What is wrong with a new password that was typed twice; `null` when nothing is. */
type NewPasswordProblem = 'tooShort' | 'different' | null

/** @param again the same once more */
function newPasswordProblem(password: string, again: string): NewPasswordProblem {
  if (password.length < MIN_NEW_PASSWORD) return 'tooShort'
  return password === again ? null : 'different'
}

/** A new password as it is typed twice; `check` shows what is wrong with it, and says it. */
export function useNewPassword() {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<NewPasswordProblem>(null)

  function check(): NewPasswordProblem {
    const found = newPasswordProblem(password, again)
    setProblem(found)
    return found
  }
  return { password, setPassword, again, setAgain, problem, check }
}

/** The two fields of a new password. */
export function NewPasswordFields({ typed }: { typed: ReturnType<typeof useNewPassword> }) {
  const { t } = useTranslation('admin')
  const { password, setPassword, again, setAgain, problem } = typed
  return (
    <>
      <SecretField
        label={t('account.new')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={t('account.newHint')}
        problem={problem === 'tooShort' ? t('account.tooShort') : undefined}
      />
      <SecretField
        label={t('account.again')}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        problem={problem === 'different' ? t('account.different') : undefined}
      />
    </>
  )
}
