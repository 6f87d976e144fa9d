import { MAX_PASSKEY_NAME } from 'api/contract/account-limits'
import type { OwnPasskey } from 'api/contract/passkeys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FormDialog } from '#features/admin/form/form-dialog.tsx'
import { InputField, NOT_BLANK } from '#features/admin/form/input-field.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { accountKey } from './account.queries.ts'
import { addPasskey, removePasskey, renamePasskey } from './passkey.queries.ts'
import { passkeyFailureWords } from './passkey-words.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { CurrentPasswordField } from './secret-field.tsx'

const meta = { invalidates: [accountKey] }

interface DialogProps {
  /** Told what was done. */
  onDone: (note: string) => void
  onClose: () => void
}

/** Asks for a name and the password, has the browser ask for the authenticator, and shows recovery codes that come with it. */
export function AddPasskeyDialog({ suggested, onDone, onClose }: DialogProps & { suggested: string }) {
  const { t } = useTranslation('admin')
  const [name, setName] = useState(suggested)
  const [password, setPassword] = useState('')
  const add = useStaffMutation({
    meta,
    mutationFn: () => addPasskey({ name: name.trim(), password }),
    onSuccess: (codes) => codes === null && finish(),
  })
  const finish = () => onDone(t('passkeys.added', { name: name.trim() }))

  if (add.data) return <RecoveryCodesDialog codes={add.data} onClose={finish} />
  return (
    <FormDialog
      heading={t('passkeys.new')}
      button={t('secondStep.next')}
      failure={add.error ? passkeyFailureWords(t, add.error) : ''}
      isPending={add.isPending}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <p>{t('passkeys.newText')}</p>
      <PasskeyName value={name} onChange={setName} />
      <CurrentPasswordField value={password} onChange={setPassword} />
    </FormDialog>
  )
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: DialogProps & { passkey: OwnPasskey }) {
  const { t } = useTranslation('admin')
  const [name, setName] = useState(passkey.name)
  const rename = useStaffMutation({
    meta,
    mutationFn: () => renamePasskey(passkey._id, name.trim()),
    onSuccess: () => onDone(t('passkeys.renamed')),
  })
  return (
    <FormDialog
      heading={t('passkeys.renameOf', { name: passkey.name })}
      button={t('common.save')}
      failure={rename.error ? failureWords(t, rename.error) : ''}
      isPending={rename.isPending}
      onSubmit={() => rename.mutate()}
      onClose={onClose}
    >
      <PasskeyName value={name} onChange={setName} />
    </FormDialog>
  )
}

/** @param isLast nothing else is asked for in addition to the password */
export function RemovePasskeyDialog({
  passkey,
  isLast,
  onDone,
  onClose,
}: DialogProps & { passkey: OwnPasskey; isLast: boolean }) {
  const { t } = useTranslation('admin')
  const [password, setPassword] = useState('')
  const remove = useStaffMutation({
    meta,
    mutationFn: () => removePasskey(passkey._id, password),
    onSuccess: () => onDone(t('passkeys.removed', { name: passkey.name })),
  })
  return (
    <FormDialog
      heading={t('passkeys.removeQuestion', { name: passkey.name })}
      button={t('passkeys.remove')}
      failure={remove.error ? failureWords(t, remove.error) : ''}
      isPending={remove.isPending}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t(isLast ? 'passkeys.removeLastText' : 'passkeys.removeText')}</p>
      <CurrentPasswordField value={password} onChange={setPassword} />
    </FormDialog>
  )
}

function PasskeyName({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('admin')
  return (
    <InputField
      label={t('passkeys.name')}
      hint={t('passkeys.nameHint')}
      autoComplete="off"
      maxLength={MAX_PASSKEY_NAME}
      pattern={NOT_BLANK}
      title={t('passkeys.nameMissing')}
      required
      value={value}
      onChange={onChange}
    />
  )
}
