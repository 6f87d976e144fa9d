import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import styles from './visibility.module.css'
import { VisibilityPanel, type VisibilityPanelProps } from './visibility-panel.tsx'

interface VisibilityMenuProps extends Omit<VisibilityPanelProps, 'place' | 'onClose'> {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  disabled: boolean
}

/** Beside the primary button of a form: opens the control for its visibility. */
export function VisibilityMenu({ isOpen, onOpen, disabled, onChoose, ...panel }: VisibilityMenuProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.split}>
      <button
        type="button"
        className={`btn ${styles.opener}`}
        aria-label={t('visibility.open')}
        title={t('visibility.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onOpen(true)}
      >
        <Icon name="down" />
      </button>
      {isOpen && (
        <VisibilityPanel
          {...panel}
          place="foot"
          onChoose={(visibility) => {
            onOpen(false)
            onChoose(visibility)
          }}
          onClose={() => onOpen(false)}
        />
      )}
    </div>
  )
}
