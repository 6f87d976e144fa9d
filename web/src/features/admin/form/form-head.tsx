import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './form-frame.module.css'
import { useRequestedField } from './opening-focus.ts'

interface FormHeadProps {
  heading: string
  /** Where the item is, below the heading. */
  state?: ReactNode
  /** Where the way back leads, when it is not the list. */
  backLabel?: string
  onBack: () => void
  children?: ReactNode
}

/** Heading of a form with the way back; `children` stand at the right. */
export function FormHead({ heading, state, backLabel, onBack, children }: FormHeadProps) {
  const { t } = useTranslation('admin')
  useRequestedField()
  return (
    <Row gap={4} noWrap className={styles.head}>
      <IconButton aria-label={backLabel ?? t('common.backToList')} onClick={onBack}>
        <Icon name="left" />
      </IconButton>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{heading}</h1>
        {state && (
          <Text size="small" tone="muted">
            {state}
          </Text>
        )}
      </div>
      {children}
    </Row>
  )
}
