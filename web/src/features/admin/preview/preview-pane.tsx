import { LANGUAGES, type Language, writtenLanguages } from 'api/contract/languages'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { ModalDialog } from '#features/admin/form/modal-dialog.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Chips } from '#ui/chips.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Surface } from '#ui/surface.tsx'
import styles from './preview.module.css'
import { PreviewPage, type PreviewSize, type PreviewSource } from './preview-page.tsx'

/** From here on there is room for the page beside what is written. */
export const WIDE = '(min-width: 1360px)'

const DRAWINGS = { computer: staffDrawings.computer, phone: staffDrawings.mobile }

interface PreviewPaneProps {
  source: PreviewSource
  /** The language that is edited: the preview shows it until another is chosen here. */
  language: Language
}

/** Beside what is written: the page as visitors will see it, with what is not saved yet. */
export function PreviewPane({ initialSize = 'computer', ...props }: PreviewPaneProps & { initialSize?: PreviewSize }) {
  const { t } = useTranslation('admin')
  return (
    <Surface as="section" className={styles.pane} aria-label={t('preview.heading')}>
      <Preview {...props} initialSize={initialSize} />
    </Surface>
  )
}

/** The same as a screen of its own, where there is no room beside what is written. */
export function PreviewScreen({ onClose, ...props }: PreviewPaneProps & { onClose: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <ModalDialog className={`${styles.screen}`} aria-label={t('preview.heading')} onClose={onClose}>
      <Preview {...props} initialSize="phone" onBack={onClose} />
    </ModalDialog>
  )
}

interface PreviewProps extends PreviewPaneProps {
  initialSize: PreviewSize
  /** Leads back from a screen of its own. */
  onBack?: () => void
}

function Preview({ source, language, initialSize, onBack }: PreviewProps) {
  const { t } = useTranslation('admin')
  const selectId = useId()
  const filled = useSyncExternalStore(source.subscribe, () => writtenLanguages(source.item().content).join(' '))
  const [size, setSize] = useState(initialSize)
  const [chosen, setChosen] = useState({ language, beside: language })
  // Who goes on in another language looks at that one.
  if (chosen.beside !== language) setChosen({ language, beside: language })

  return (
    <>
      <Row gap={2} noWrap className={styles.head}>
        {onBack && (
          <>
            <IconButton className={styles.back} aria-label={t('preview.back')} onClick={onBack}>
              <Icon name="left" />
            </IconButton>
            <h2>{t('preview.heading')}</h2>
          </>
        )}
        <Chips as="fieldset" className={styles.sizes}>
          <legend className="sr">{t('preview.size')}</legend>
          {(['computer', 'phone'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={each === size} onClick={() => setSize(each)}>
              <Icon d={DRAWINGS[each]} /> {t(`preview.${each}`)}
            </button>
          ))}
        </Chips>
        <label className="sr" htmlFor={selectId}>
          {t('preview.language')}
        </label>
        <select
          id={selectId}
          className={`select ${styles.language}`}
          value={chosen.language}
          onChange={({ currentTarget }) => setChosen({ language: currentTarget.value as Language, beside: language })}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {filled.split(' ').includes(each)
                ? t(`languages.${each}`)
                : t('languages.tabEmpty', { language: t(`languages.${each}`) })}
            </option>
          ))}
        </select>
      </Row>
      {filled === '' ? (
        <p className={styles.empty}>{t('preview.empty')}</p>
      ) : (
        <PreviewPage source={source} language={chosen.language} size={size} />
      )}
    </>
  )
}
