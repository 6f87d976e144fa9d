import type { OwnAccount } from 'api/contract/account'
import type { OwnPasskey } from 'api/contract/passkeys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { Menu } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Hint } from '#ui/hint.tsx'
import { iconButton } from '#ui/icon-button.tsx'
import { Ruled } from '#ui/ruled.tsx'
import styles from './account.module.css'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { PasskeyElsewhere } from './passkey-elsewhere.tsx'
import { passkeyObstacle } from './passkey-support.ts'

type Wish = { act: 'add' } | { act: 'rename' | 'remove'; passkey: OwnPasskey }

interface PasskeyListProps {
  account: OwnAccount
  /** Browser and system of this device, for the name of its passkey; may be empty. */
  device: string
  /** Told what was done. */
  onDone: (note: string) => void
}

/** The own passkeys, and what adds, renames and removes them. */
export function PasskeyList({ account, device, onDone }: PasskeyListProps) {
  const { t } = useTranslation('admin')
  const [wish, setWish] = useState<Wish | null>(null)
  const { passkeys, secondStep } = account
  const close = () => setWish(null)
  const done = (note: string) => {
    close()
    onDone(note)
  }

  return (
    <>
      <h3>{t('passkeys.heading')}</h3>
      {passkeys.length === 0 && <Hint className={styles.hint}>{t('passkeys.empty')}</Hint>}
      {passkeys.length > 0 && (
        <Ruled className={styles.devices}>
          {passkeys.map((passkey) => (
            <li key={passkey._id}>
              <Icon d={staffDrawings.key} />
              <p>
                <strong>{passkey.name}</strong>
                <small>
                  {t('passkeys.made', { date: dayAndTime(passkey.createdAt).date })} ·{' '}
                  {passkey.lastUsedAt
                    ? t('passkeys.used', { date: dayAndTime(passkey.lastUsedAt).date })
                    : t('passkeys.neverUsed')}
                </small>
              </p>
              <Menu
                label={t('list.menuOf', { title: passkey.name })}
                acts={[
                  { label: t('passkeys.rename'), onChoose: () => setWish({ act: 'rename', passkey }) },
                  {
                    label: t('passkeys.remove'),
                    isDangerous: true,
                    onChoose: () => setWish({ act: 'remove', passkey }),
                  },
                ]}
                className={`${iconButton} ${styles.opener}`}
              >
                <Icon d={staffDrawings.more} />
              </Menu>
            </li>
          ))}
        </Ruled>
      )}
      <AddPasskey isPossible={account.arePasskeysPossible} onAdd={() => setWish({ act: 'add' })} />
      {wish?.act === 'add' && <AddPasskeyDialog suggested={device} onDone={done} onClose={close} />}
      {wish?.act === 'rename' && <RenamePasskeyDialog passkey={wish.passkey} onDone={done} onClose={close} />}
      {wish?.act === 'remove' && (
        <RemovePasskeyDialog
          passkey={wish.passkey}
          isLast={passkeys.length === 1 && !secondStep?.appSince}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}

/** The button, or why there is none. */
function AddPasskey({ isPossible, onAdd }: { isPossible: boolean; onAdd: () => void }) {
  const { t } = useTranslation('admin')
  const obstacle = passkeyObstacle()
  if (obstacle?.elsewhere)
    return (
      <Hint className={styles.hint}>
        <PasskeyElsewhere address={obstacle.elsewhere}>{t('passkeys.impossibleHere')}</PasskeyElsewhere>
      </Hint>
    )
  if (obstacle) return <Hint className={styles.hint}>{t('passkeys.unsupported')}</Hint>
  if (!isPossible) return <Hint className={styles.hint}>{t('passkeys.impossible')}</Hint>
  return (
    <button type="button" className="btn btn--line" onClick={onAdd}>
      <Icon name="plus" /> {t('passkeys.add')}
    </button>
  )
}
