import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { tabKeys } from '#features/admin/form/tab-keys.ts'
import styles from './form-sections.module.css'

/** From here on there is room for preview or settings beside the texts. */
export const TWO_COLUMNS = '(min-width: 1000px)'

export type Section = 'text' | 'preview' | 'settings'

interface FormSectionsProps {
  section: Section
  onSection: (section: Section) => void
  /** Whether the texts have a column of their own. */
  isWide: boolean
  /** Nothing can be changed yet. */
  isInert: boolean
  texts: ReactNode
  preview: ReactNode
  settings: ReactNode
  /** At the end of the line of tabs, where there is room. */
  action: ReactNode
}

/**
 * The texts, and beside them preview or settings as tabs; on a narrow screen the texts are a tab, too. What is not shown is there
 * all the same, so that the form forgets nothing of it.
 */
export function FormSections({ section, onSection, isWide, isInert, ...parts }: FormSectionsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const tabs: readonly Section[] = isWide ? ['preview', 'settings'] : ['text', 'preview', 'settings']
  const shown = tabs.find((each) => each === section) ?? 'preview'

  const bar = (
    <div className={styles.bar}>
      <div role="tablist" aria-label={t('newsForm.sections')} onKeyDown={tabKeys(tabs, shown, onSection)}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-tab-${each}`}
            aria-selected={each === shown}
            aria-controls={`${id}-${each}`}
            tabIndex={each === shown ? 0 : -1}
            onClick={() => onSection(each)}
          >
            {t(`newsForm.section.${each}`)}
          </button>
        ))}
      </div>
      {isWide && parts.action}
    </div>
  )
  const panel = (each: Section) => ({
    id: `${id}-${each}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${each}`,
    hidden: each !== shown,
  })

  return (
    <div className={styles.sections} inert={isInert}>
      {!isWide && bar}
      <div {...(!isWide && panel('text'))}>{parts.texts}</div>
      <div className={styles.side}>
        {isWide && bar}
        <div {...panel('preview')} className={styles.preview}>
          {parts.preview}
        </div>
        <div {...panel('settings')} className={styles.settings}>
          {parts.settings}
        </div>
      </div>
    </div>
  )
}
