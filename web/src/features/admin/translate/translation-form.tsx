import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import preview from '#features/admin/preview/preview.module.css'
import type { PreviewSource } from '#features/admin/preview/preview-page.tsx'
import { PreviewPane, PreviewScreen, WIDE } from '#features/admin/preview/preview-pane.tsx'
import { useMedia } from '#lib/use-media.ts'
import { Row } from '#ui/layout.tsx'
import { Surface } from '#ui/surface.tsx'
import styles from './translate.module.css'
import { comparedFields, keyOf, withText } from './translated-fields.ts'
import { translatedItem } from './translated-item.ts'
import { TranslationFoot } from './translation-foot.tsx'
import { TranslationHead } from './translation-head.tsx'
import { TranslationRow } from './translation-row.tsx'
import { type TranslationFormOptions, useTranslationForm } from './use-translation-form.ts'

interface TranslationFormProps extends TranslationFormOptions {
  onBack: () => void
}

/** Two languages of an item side by side, field by field. One language is saved at a time, and no other is touched. */
export function TranslationForm({ onBack, ...options }: TranslationFormProps) {
  const { item, onSearch } = options
  const { t } = useTranslation('admin')
  const form = useTranslationForm(options)
  const { from, to, edit, conflict, read, listen } = form
  const [isPreviewing, setPreviewing] = useState(false)
  const isWide = useMedia(WIDE)
  /** The preview leaves less room to the languages. */
  const isDocked = isWide && isPreviewing
  const shown = useMemo(
    (): PreviewSource => ({ subscribe: listen, item: () => translatedItem(item, read()) }),
    [item, listen, read],
  )

  return (
    <>
      <title>{t('translate.pageTitle')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={t('translate.heading')}
          state={
            <Row as="span">
              {form.title} <Presence id={item._id} />
            </Row>
          }
          backLabel={t('translate.back')}
          onBack={onBack}
        >
          <button
            type="button"
            className="btn btn--line btn--sm"
            {...(isWide && { 'aria-pressed': isPreviewing })}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            <Icon d={staffDrawings.eye} /> {t('preview.heading')}
          </button>
        </FormHead>
        {form.alert && <AlertBar onDismiss={form.dismissAlert}>{form.alert}</AlertBar>}
        {form.failure && <AlertBar onDismiss={form.goOn}>{failureWords(t, form.failure)}</AlertBar>}
        <DraftNote draft={form.draft.offered} version={null} onTake={form.take} onDiscard={form.draft.discard} />
        <div role="status">{form.note && <NoteBar icon="check" heading={form.note} />}</div>
        <div className={isDocked ? `${preview.beside} ${preview.narrow}` : undefined}>
          <Surface bleed className={isDocked ? styles.docked : undefined}>
            <TranslationHead
              item={item}
              from={from}
              to={to}
              isInTranslation={form.isInTranslation}
              progress={form.progress}
              onSearch={onSearch}
            />
            {form.fields.map((field) => (
              <TranslationRow
                // What was saved, or taken from the server, is shown by a new editor.
                key={`${to} ${form.generation} ${keyOf(field)}`}
                item={item}
                field={field}
                from={from}
                to={to}
                edit={edit}
                isLocked={form.isSaving}
                onText={(value) => form.change({ text: withText(edit.text, field, value) })}
                onConfirm={() => form.change({ confirmed: [...edit.confirmed, keyOf(field)] })}
              />
            ))}
          </Surface>
          {isDocked && <PreviewPane source={shown} language={to} initialSize="phone" />}
        </div>
      </div>
      <TranslationFoot form={form} />
      {conflict && (
        <ConflictDialog
          saved={conflict.saved}
          fields={comparedFields(conflict.current, conflict.wish.language, conflict.mine, conflict.theirs)}
          base={item.languages[conflict.wish.language].text}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onSave={form.resolve}
          onBack={form.goOn}
        />
      )}
      {isPreviewing && !isWide && <PreviewScreen source={shown} language={to} onClose={() => setPreviewing(false)} />}
      {form.deadLinksQuestion}
      {form.correctionQuestion}
      {form.leaveQuestion}
    </>
  )
}
