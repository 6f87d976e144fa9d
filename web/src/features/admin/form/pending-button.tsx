import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './pending-button.module.css'

interface PendingButtonProps extends ComponentProps<'button'> {
  /** What the button began is not done yet. */
  isPending: boolean
  /** Read aloud meanwhile; without it, that something is saved. */
  pendingLabel?: string
}

/**
 * A button that begins something that takes a while (ADM-15): until it is done it shows an animation and does nothing
 * when it is clicked again. It keeps its place and the focus, so it is not `disabled` then.
 */
export function PendingButton({
  isPending,
  pendingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...attributes
}: PendingButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      className={['btn', isPending && `is-loading ${styles.pending}`, className].filter(Boolean).join(' ')}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
    >
      {isPending ? (
        <>
          <span className={styles.room} aria-hidden="true">
            {children}
          </span>
          <Loader label={pendingLabel} />
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** The animation inside a button while something is saved (ADM-15); `label` is read aloud. */
function Loader({ label }: { label?: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <span className="loader" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="sr">{label ?? t('common.saving')}</span>
    </>
  )
}
