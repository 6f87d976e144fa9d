import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { VisibilityPanel, type VisibilityPanelProps } from './visibility-panel.tsx'

interface VisibilityMenuProps extends Omit<VisibilityPanelProps, 'place' | 'opener'> {
  disabled: boolean
  /** Where it is, in a word, when no primary button stands before it. */
  standing: string | null
}

/** Opens the control for the visibility of what a form holds: beside its primary button, or alone with where it is. */
export function VisibilityMenu({ onOpen, disabled, standing, ...panel }: VisibilityMenuProps) {
  const { t } = useTranslation('admin')
  return (
    <VisibilityPanel
      {...panel}
      place="foot"
      onOpen={(isOpen) => onOpen(isOpen && !disabled)}
      opener={
        <button
          type="button"
          className={standing ? 'btn btn--line' : `btn ${frame.opener}`}
          aria-label={standing ? `${standing}: ${t('visibility.open')}` : t('visibility.open')}
          title={t('visibility.open')}
          aria-disabled={disabled || undefined}
        >
          {standing}
          <Icon name="down" />
        </button>
      }
    />
  )
}
