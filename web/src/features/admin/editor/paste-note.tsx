import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Row } from '#ui/layout.tsx'
import styles from './rich-text-editor.module.css'
import type { PasteReport } from './simplified-paste.ts'

/** What a paste could not bring as it was; of its pictures `taken` are in the gallery. */
export type Pasted = Omit<PasteReport, 'files'> & { taken: number }

/** Says under a text what the last paste could not bring, and where that can be put instead. */
export function PasteNote({ report, hasGallery }: { report: Pasted | null; hasGallery: boolean }) {
  const { t } = useTranslation('admin')
  const words = report ? wordsOf(report) : []

  function wordsOf({ taken, pictures: lost, tables, isSplit, isRenumbered, isStruck }: Pasted): string[] {
    return [
      taken > 0 && t('editor.pastedPictures', { count: taken }),
      lost > 0 &&
        `${t('editor.pasteLostPictures', { count: lost })}${hasGallery ? ` ${t('editor.pasteToGallery')}` : ''}`,
      tables > 0 && t('editor.pastedTables', { count: tables }),
      isSplit && t('editor.pasteSplit'),
      isRenumbered && t('editor.pasteRenumbered'),
      isStruck && t('editor.pasteStruck'),
    ].filter((each) => each !== false)
  }

  return (
    <div role="status">
      {words.length > 0 && (
        <Row noWrap align="start" className={styles.note}>
          <Icon name="warning" />
          <div>
            <strong>{t('editor.pasteCleaned')}</strong>
            {words.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
        </Row>
      )}
    </div>
  )
}
