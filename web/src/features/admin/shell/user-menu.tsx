import { useTranslation } from 'react-i18next'
import styles from './signed-in-user.module.css'

/** Who is signed in; on a phone the first letter stands for the name. */
export function SignedInUser({ username }: { username: string }) {
  const { t } = useTranslation('admin')
  return (
    <p className={styles.user} title={t('common.signedInAs', { name: username })}>
      <span className="sr">{t('common.signedInAs', { name: username })}</span>
      <span className={styles.letter} aria-hidden="true">
        {username.slice(0, 1).toLocaleUpperCase('bg')}
      </span>
      <span className={styles.name} aria-hidden="true">
        {username}
      </span>
    </p>
  )
}
