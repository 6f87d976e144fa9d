import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  const tabs: readonly Section[] = isWide ? ['preview', 'settings'] : ['text', 'preview', 'settings']
  const shown = tabs.find((each) => each === section) ?? 'preview'

  const bar = (
    <div className={styles.bar}>
      <Tabs.List activateOnFocus aria-label={t('newsForm.sections')}>
        {tabs.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {t(`newsForm.section.${each}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {isWide && parts.action}
    </div>
  )
  // Each has fields or buttons of its own: the panel itself is no stop of the Tab key.
  const panel = (each: Section) => ({ value: each, keepMounted: true, hidden: each !== shown, tabIndex: undefined })
  const noPanel = { role: undefined, 'aria-labelledby': undefined, hidden: undefined, inert: undefined }

  return (
    <Tabs.Root className={styles.sections} inert={isInert} value={shown} onValueChange={onSection}>
      {!isWide && bar}
      <Tabs.Panel {...panel('text')} {...(isWide && noPanel)}>
        {parts.texts}
      </Tabs.Panel>
      <div className={styles.side}>
        {isWide && bar}
        <Tabs.Panel {...panel('preview')} className={styles.preview}>
          {parts.preview}
        </Tabs.Panel>
        <Tabs.Panel {...panel('settings')} className={styles.settings}>
          {parts.settings}
        </Tabs.Panel>
      </div>
    </Tabs.Root>
  )
}
