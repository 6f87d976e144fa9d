import { useSelector } from '@tanstack/react-form'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { MAX_ALT, type PictureNotes } from 'api/contract/news-pictures'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Fold } from '#ui/fold.tsx'
import { Hint } from '#ui/hint.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import { FocusField } from './focus-field.tsx'
import { addressOf, type NewsFormApi } from './news-values.ts'
import styles from './picture-dialog.module.css'

interface PictureDialogProps {
  form: NewsFormApi
  /** Id of the picture that is shown. */
  id: string
  /** The language that is edited, whose fields come first. */
  language: Language
  /** Whether what is written is kept. */
  status: ReactNode
  /** Shows another picture. */
  onShow: (id: string) => void
  onClose: () => void
}

/**
 * All that is said of one picture: its description in every language, or that it only decorates, its caption and what its crops
 * keep. It is kept like everything in the form, so the dialog is only closed. Arrows outside of its fields lead to the neighbours.
 */
export function PictureDialog({ form, id, language, status, onShow, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin')
  const fieldId = useId()
  const body = useRef<HTMLDivElement>(null)
  const cover = useSelector(form.store, ({ values }) => values.cover)
  const gallery = useSelector(form.store, ({ values }) => values.gallery)
  const alt = useSelector(form.store, ({ values }) => values.alt[id])
  const notes = useSelector(form.store, ({ values }) => values.notes[id]) ?? {}
  const pictures = cover ? [cover, ...gallery] : gallery
  const at = pictures.findIndex((picture) => picture.id === id)
  const picture = pictures[at]
  const isDecorative = notes.isDecorative === true
  const others = LANGUAGES.filter((each) => each !== language)

  if (!picture) return null

  /** While the form is being saved nothing in it can be changed. */
  function describe(of: Language, text: string) {
    if (form.state.isSubmitting) return
    const { alt: now } = form.state.values
    form.setFieldValue('alt', { ...now, [id]: { ...now[id], [of]: text } })
  }

  function note(next: PictureNotes) {
    if (form.state.isSubmitting) return
    const { caption, focus, isDecorative: decorates, ...more } = { ...form.state.values.notes[id], ...next }
    const said = {
      ...more,
      ...(caption && { caption }),
      ...(focus && { focus }),
      ...(decorates && { isDecorative: true }),
    }
    form.setFieldValue('notes', { ...form.state.values.notes, [id]: said })
  }

  const caption = (of: Language) => (
    <LanguageInput
      key={of}
      language={of}
      label={`${t('pictureNotes.caption')} (${of.toUpperCase()})`}
      describedBy={`${fieldId}-caption`}
      value={notes.caption?.[of] ?? ''}
      maxLength={MAX_ALT}
      onChange={(text) => note({ caption: { ...notes.caption, [of]: text } })}
    />
  )

  /** The neighbour; past the last one comes the first. */
  function step(by: 1 | -1) {
    const next = pictures.at((at + by) % pictures.length)
    if (next) onShow(next.id)
  }

  function onKeyDown({ key, target }: KeyboardEvent) {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  const isCover = picture === cover
  const number = cover ? at : at + 1
  const written = LANGUAGES.filter((each) => alt?.[each]?.trim()).length
  return (
    <MessageDialog
      heading={isCover ? t('pictureNotes.dialogCover') : t('pictureNotes.dialog', { number })}
      isWide
      onClose={onClose}
      initialFocus={() => body.current?.querySelector<HTMLElement>('input[lang], input[type=checkbox]')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same. */}
      <div ref={body} onKeyDown={onKeyDown}>
        <div className={styles.body}>
          <FocusField address={addressOf(picture, 960)} value={notes.focus} onChange={(focus) => note({ focus })} />
          <Stack gap={6}>
            <Stack as="fieldset" gap={2} className={styles.texts}>
              <legend>{t('altText.label')}</legend>
              {isDecorative ? (
                <p className={styles.skipped}>{t('pictureNotes.skipped')}</p>
              ) : (
                <>
                  <Hint id={`${fieldId}-alt`}>
                    {t('altText.written', { count: written, all: LANGUAGES.length })} {t('altText.hint')}
                  </Hint>
                  {[language, ...others].map((each) => (
                    <LanguageInput
                      key={each}
                      language={each}
                      label={`${t('altText.label')} (${each.toUpperCase()})`}
                      describedBy={`${fieldId}-alt`}
                      placeholder={t('altText.placeholder')}
                      value={alt?.[each] ?? ''}
                      maxLength={MAX_ALT}
                      onChange={(text) => describe(each, text)}
                    />
                  ))}
                </>
              )}
              <Tick checked={isDecorative} onChange={({ target }) => note({ isDecorative: target.checked })}>
                {t('pictureNotes.decorativeWithout')}
              </Tick>
            </Stack>
            <Stack as="fieldset" gap={2} className={styles.texts}>
              <legend>{t('pictureNotes.caption')}</legend>
              <Hint id={`${fieldId}-caption`}>{t('pictureNotes.captionHint')}</Hint>
              {caption(language)}
              <Fold summary={others.join(', ').toUpperCase()}>
                <Stack gap={2}>{others.map(caption)}</Stack>
              </Fold>
            </Stack>
          </Stack>
        </div>
        <DialogActions>
          <Text as="div" size="small" tone="muted" className={styles.status}>
            {status}
          </Text>
          {pictures.length > 1 && (
            <>
              <button
                type="button"
                className="btn btn--line"
                aria-label={t('pictureNotes.previous')}
                onClick={() => step(-1)}
              >
                <Icon d={staffDrawings.previous} />
              </button>
              <button
                type="button"
                className="btn btn--line"
                aria-label={t('pictureNotes.next')}
                onClick={() => step(1)}
              >
                <Icon d={staffDrawings.next} />
              </button>
            </>
          )}
          <button type="button" className="btn" onClick={onClose}>
            {t('pictureNotes.done')}
          </button>
        </DialogActions>
      </div>
    </MessageDialog>
  )
}

interface LanguageInputProps {
  language: Language
  /** Name of the field, with its language. */
  label: string
  describedBy: string
  placeholder?: string
  value: string
  maxLength: number
  onChange: (text: string) => void
}

/** A line of text in one language, whose code stands before it. */
export function LanguageInput({ language, label, describedBy, onChange, ...input }: LanguageInputProps) {
  return (
    <Row noWrap className={styles.line}>
      <b aria-hidden="true">{language.toUpperCase()}</b>
      <input
        {...input}
        className="input"
        lang={language}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  )
}
