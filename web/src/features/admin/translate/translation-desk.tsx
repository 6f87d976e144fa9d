import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsTranslations } from 'api/contract/news-translations'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { SaveMenu } from '#features/admin/form/save-menu.tsx'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import { titleOf } from '#features/admin/publications.ts'
import { ApiError } from '#lib/api.ts'
import { isUnfinished } from './structure.ts'
import styles from './translate.module.css'
import { chosenLanguages, type TranslateSearch } from './translate-search.ts'
import { type Edit, fieldsOf, keyOf, progressOf, seenSource, withText } from './translated-fields.ts'
import { TranslationHead } from './translation-head.tsx'
import { TranslationRow } from './translation-row.tsx'
import { useSaveTranslation } from './use-save-translation.ts'

interface TranslationDeskProps {
  item: NewsTranslations
  /** As the page was opened with it. */
  reference: string
  /** Reads what is stored now. */
  onReload: () => Promise<unknown>
  search: TranslateSearch
  onSearch: (search: TranslateSearch) => void
  onBack: () => void
}

/** Two languages of an item side by side, field by field. One language is saved at a time, and no other is touched. */
export function TranslationDesk({ item, reference, search, onSearch, onReload, onBack }: TranslationDeskProps) {
  const { t } = useTranslation('admin')
  const { from, to } = chosenLanguages(item, search)
  const [edits, setEdits] = useState<Partial<Record<Language, Edit>>>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const source = item.languages[from].text
  const stored = item.languages[to]
  const edit = edits[to] ?? { text: stored.text, confirmed: [] }
  const fields = fieldsOf(item, source, edit.text)
  const progress = progressOf(fields, source, stored, edit)
  const isEmpty = stored.text.title + stored.text.contentOne + stored.text.contentTwo === ''
  // What is new on the site is shown when somebody says so; a draft is not there yet.
  const isWaiting = stored.isWaiting || (isEmpty && item.state === 'published' && !item.isBeside)
  const unsaved = LANGUAGES.filter((language) => edits[language] !== undefined)
  const title = titleOf(Object.fromEntries(LANGUAGES.map((each) => [each, item.languages[each].text.title])) as Titles)
  const leave = useLeaveGuard({
    isDirty: () => unsaved.length > 0,
    isKept: () => false,
    onClose: onBack,
    onDiscard: () => undefined,
  })

  const saving = useSaveTranslation({
    ref: reference,
    onSaved: ({ isBeside, state }, { language, isShown }) => {
      setEdits(({ [language]: _, ...others }) => others)
      const shown = isBeside ? 'savedBeside' : state === 'published' ? 'savedShown' : 'savedWith'
      setNote(t(`translate.${isShown ? shown : 'savedWaiting'}`))
    },
  })
  const isConflict = saving.error instanceof ApiError && saving.error.status === 412

  function change(next: Partial<Edit>): void {
    setNote(null)
    setAlert(null)
    setEdits({ ...edits, [to]: { ...edit, ...next } })
  }

  function save(isShown: boolean, version = stored.version): void {
    if (saving.isPending) return
    setNote(null)
    const { title, contentOne, contentTwo } = edit.text
    const isUntitled = isShown && isWaiting && title.trim() === ''
    const isUnready = isUntitled || (isShown && [contentOne, contentTwo].some(isUnfinished))
    setAlert(isUnready ? t(isUntitled ? 'translate.needTitle' : 'translate.needWords') : null)
    if (isUnready) return
    const text = { ...edit.text, title: title.trim() }
    saving.mutate({ language: to, version, text, isShown, from, source: seenSource(fields, source, stored, edit) })
  }

  async function takeTheirs(): Promise<void> {
    await onReload()
    setEdits(({ [to]: _, ...others }) => others)
    saving.reset()
  }

  function keepMine(): void {
    const { current } = (saving.error as ApiError).body as { current: NewsTranslations }
    save(!isWaiting, current.languages[to].version)
  }

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) save(!isWaiting)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => saveByKey(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const left = progress.total - progress.done
  return (
    <>
      <title>{t('translate.pageTitle')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={t('translate.heading')}
          state={title || t('list.untitled')}
          backLabel={t('translate.back')}
          onBack={onBack}
        />
        {alert && <AlertBar onDismiss={() => setAlert(null)}>{alert}</AlertBar>}
        {isConflict ? (
          <AlertBar>
            <p>{t('translate.conflict')}</p>
            <p className={styles.right}>
              <button type="button" className="link" onClick={takeTheirs}>
                {t('translate.takeTheirs')}
              </button>
              <button type="button" className="link" onClick={keepMine}>
                {t('translate.keepMine')}
              </button>
            </p>
          </AlertBar>
        ) : (
          saving.isError && <AlertBar onDismiss={saving.reset}>{failureWords(t, saving.error)}</AlertBar>
        )}
        <div role="status">{note && <NoteBar icon="check" heading={note} />}</div>
        <div className={styles.desk}>
          <TranslationHead
            item={item}
            from={from}
            to={to}
            isWaiting={isWaiting}
            progress={progress}
            onSearch={onSearch}
          />
          {fields.map((field) => (
            <TranslationRow
              // What was saved, or taken from the server, is shown by a new editor.
              key={`${to} ${stored.version} ${keyOf(field)}`}
              item={item}
              field={field}
              from={from}
              to={to}
              edit={edit}
              isLocked={saving.isPending}
              onText={(value) => change({ text: withText(edit.text, field, value) })}
              onConfirm={() => change({ confirmed: [...edit.confirmed, keyOf(field)] })}
            />
          ))}
        </div>
      </div>
      <div className={frame.foot}>
        <div className="wrap">
          <div className={frame.state}>
            <p>{left === 0 ? t('translate.complete') : t('translate.left', { count: left })}</p>
            {unsaved.length > 0 && (
              <p>
                {t('translate.unsaved', { languages: unsaved.map((each) => t(`languages.lower.${each}`)).join(', ') })}
              </p>
            )}
          </div>
          <div className={frame.buttons}>
            <PendingButton isPending={saving.isPending} aria-keyshortcuts="Control+S" onClick={() => save(!isWaiting)}>
              {t('translate.save')}
            </PendingButton>
            <SaveMenu
              label={t('translate.otherWays')}
              disabled={saving.isPending}
              ways={[
                isWaiting
                  ? { label: t('translate.saveAndShow'), onChoose: () => save(true) }
                  : { label: t('translate.saveAndHide'), onChoose: () => save(false) },
              ]}
            />
          </div>
        </div>
      </div>
      {leave.question}
    </>
  )
}

type Titles = Parameters<typeof titleOf>[0]
