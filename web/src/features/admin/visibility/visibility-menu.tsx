import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { VisibilityPanel, type VisibilityPanelProps } from './visibility-panel.tsx'

interface VisibilityMenuProps extends Omit<VisibilityPanelProps, 'place' | 'opener'> {
  disabled: boolean
}

/** Beside the primary button of a form: opens the control for its visibility. */
export function VisibilityMenu({ onOpen, disabled, ...panel }: VisibilityMenuProps) {
  const { t } = useTranslation('admin')
  return (
    <VisibilityPanel
      {...panel}
      place="foot"
      onOpen={(isOpen) => onOpen(isOpen && !disabled)}
      opener={
        <button
          type="button"
          className={`btn ${frame.opener}`}
          aria-label={t('visibility.open')}
          title={t('visibility.open')}
          aria-disabled={disabled || undefined}
        >
          <Icon name="down" />
        </button>
      }
    />
  )
}
