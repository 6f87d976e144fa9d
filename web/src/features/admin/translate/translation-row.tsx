import type { Language } from 'api/contract/languages'
import { MAX_ALT } from 'api/contract/news-pictures'
import { MAX_TITLE } from 'api/contract/news-texts'
import type { NewsTranslations } from 'api/contract/news-translations'
import { wordsOf } from 'api/contract/text-blocks'
import { textDifference, wordDifference } from 'api/contract/text-difference'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { DeadLinks } from '#features/admin/editor/dead-links.tsx'
import { RichTextEditor } from '#features/admin/editor/rich-text-editor.tsx'
import history from '#features/admin/history/history.module.css'
import { blocksOf } from '#features/admin/history/rich-text-blocks.ts'
import { RunsView, TextView } from '#features/admin/history/text-view.tsx'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { oneLine } from '#lib/one-line.ts'
import { Hint } from '#ui/hint.tsx'
import { Row } from '#ui/layout.tsx'
import { Status } from '#ui/status.tsx'
import { Text } from '#ui/text.tsx'
import { structureOf } from './structure.ts'
import styles from './translate.module.css'
import { type Edit, type Field, isHtml, isOfPicture, keyOf, labelOf, outdatedOf, textOf } from './translated-fields.ts'

interface TranslationRowProps {
  item: NewsTranslations
  field: Field
  from: Language
  to: Language
  edit: Edit
  isLocked: boolean
  onText: (text: string) => void
  onConfirm: () => void
}

/** One field in two languages: at the left what it says, with what has changed since, at the right its translation. */
export function TranslationRow({ item, field, from, to, edit, isLocked, onText, onConfirm }: TranslationRowProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [generation, setGeneration] = useState(0)
  const stored = item.languages[to]
  const source = textOf(item.languages[from].text, field)
  const own = textOf(edit.text, field)
  const outdated = own === '' ? undefined : outdatedOf(stored.outdated, field)
  const isConfirmed = edit.confirmed.includes(keyOf(field))
  const isTranslated = own !== textOf(stored.text, field)
  const isOpen = outdated !== undefined && !isConfirmed && !isTranslated
  const isMissing = source !== '' && own.trim() === ''
  // The caption comes after the description, which shows the picture.
  const described = isOfPicture(field) && textOf(item.languages[from].text, { ...field, part: 'alt' })
  const isBelowItsPicture = isOfPicture(field) && field.part === 'captions' && described !== ''
  const label = labelOf(t, item, field)
  const named = t('translate.inLanguage', { field: label, language: t(`languages.lower.${to}`) })

  function carry(): void {
    onText(structureOf(source))
    setGeneration(generation + 1)
  }

  function editor() {
    if (isHtml(field))
      return (
        <>
          <RichTextEditor
            key={generation}
            label={named}
            lang={to}
            initialHtml={own}
            placeholder={t('editor.placeholder')}
            isLocked={isLocked}
            pictures={item.gallery.map((file) => ({ file, alt: edit.text.alt[file] ?? '' }))}
            onChange={onText}
          />
          <DeadLinks html={own} />
          {isMissing && (
            <Row as="p">
              <button type="button" className="link" onClick={carry}>
                {t('translate.carry')}
              </button>
              <Text as="span" size="small" tone="muted">
                {t('translate.carryHint')}
              </Text>
            </Row>
          )}
        </>
      )
    return (
      <textarea
        className={`textarea ${styles.line}`}
        rows={1}
        lang={to}
        aria-label={named}
        maxLength={field.part === 'title' ? MAX_TITLE : MAX_ALT}
        value={own}
        readOnly={isLocked}
        onChange={({ target }) => onText(oneLine(target.value))}
      />
    )
  }

  return (
    <section className={styles.row} data-outdated={isOpen || undefined} aria-labelledby={id}>
      <Row as="h2" id={id}>
        {label}
        {outdated && (
          <Status tone="accent">
            <Icon name="warning" size="small" /> {t('translate.changed')}
          </Status>
        )}
        {isMissing && <small>{t('translate.none')}</small>}
      </Row>
      <Row gap={4} noWrap align="start" className={styles.source}>
        {isOfPicture(field) && !isBelowItsPicture && (
          <img
            src={staffPicture(field.file, { width: 480, isPrivate: item.state !== 'published' || item.hasDraft })}
            alt=""
            width="120"
            height="80"
            loading="lazy"
          />
        )}
        <div>
          {outdated && outdated.from !== from && (
            <div className={styles.other}>
              <Hint>{t('translate.changedIn', { language: t(`languages.lower.${outdated.from}`) })}</Hint>
              <SourceView
                field={field}
                before={outdated.text}
                text={textOf(item.languages[outdated.from].text, field)}
                language={outdated.from}
              />
            </div>
          )}
          {source === '' ? (
            <Hint>{t('translate.noSource', { language: t(`languages.lower.${from}`) })}</Hint>
          ) : (
            <SourceView
              field={field}
              before={outdated?.from === from ? outdated.text : source}
              text={source}
              language={from}
            />
          )}
        </div>
      </Row>
      <div className={styles.target}>
        {editor()}
        {isOpen && (
          <button type="button" className="link" onClick={onConfirm}>
            <Icon name="check" size="small" /> {t('translate.stillRight')}
          </button>
        )}
        <Hint role="status">{isConfirmed && !isTranslated && t('translate.confirmed')}</Hint>
      </div>
    </section>
  )
}

interface SourceViewProps {
  field: Field
  /** What it was; the same as `text` when nothing has changed. */
  before: string
  text: string
  language: Language
}

/** A field of the source as a reader sees it, with what has changed in it. */
function SourceView({ field, before, text, language }: SourceViewProps) {
  return (
    <div className={history.article} lang={language === 'bg' ? undefined : language}>
      {isHtml(field) ? (
        <TextView blocks={textDifference(blocksOf(before), blocksOf(text))} side="both" />
      ) : (
        <p className={field.part === 'title' ? styles.title : undefined}>
          <RunsView runs={wordDifference(wordsOf(before), wordsOf(text))} side="both" />
        </p>
      )}
    </div>
  )
}
