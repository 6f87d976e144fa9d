import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { StaffSummary } from 'api/contract/news-list'
import type { NewsTranslations, WholeText } from 'api/contract/news-translations'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { isUnanswered, useCorrectionQuestion } from '#features/admin/corrections/use-correction-question.tsx'
import { useDeadLinksQuestion } from '#features/admin/editor/use-dead-links-question.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { isDialogOpen } from '#features/admin/form/is-dialog-open.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { SaveMenu } from '#features/admin/form/save-menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import preview from '#features/admin/preview/preview.module.css'
import { PreviewPane, PreviewScreen, WIDE } from '#features/admin/preview/preview-pane.tsx'
import type { PreviewSource } from '#features/admin/preview/preview-source.ts'
import { titleOf } from '#features/admin/publications.ts'
import { ApiError } from '#lib/api.ts'
import { useMedia } from '#lib/use-media.ts'
import { itemsWithout, nextOf } from './next-item.ts'
import { isUnfinished } from './structure.ts'
import styles from './translate.module.css'
import { chosenLanguages, type TranslateSearch } from './translate-search.ts'
import {
  type Edit,
  type Field,
  fieldsOf,
  keyOf,
  progressOf,
  seenSource,
  textOf,
  withText,
} from './translated-fields.ts'
import { translatedItem } from './translated-item.ts'
import { TranslationConflict } from './translation-conflict.tsx'
import { TranslationHead } from './translation-head.tsx'
import { TranslationRow } from './translation-row.tsx'
import { useEdits } from './use-edits.ts'
import { useKeptLanguages } from './use-kept-languages.ts'
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
  useKeptLanguages({ from, to }, search, onSearch)
  const navigate = useNavigate()
  const title = titleOf(Object.fromEntries(LANGUAGES.map((each) => [each, item.languages[each].text.title])) as Titles)
  const { edits, draft, kept, ...changes } = useEdits({
    reference,
    title: t('translate.draftOf', { title: title || t('list.untitled') }),
  })
  const { data: without } = useQuery(itemsWithout(to, item.isMediaNews))
  const next = nextOf(without, item._id)
  /** What is opened once the language is saved. */
  const opened = useRef<StaffSummary | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const isWide = useMedia(WIDE)
  /** The preview leaves less room to the languages. */
  const isDocked = isWide && isPreviewing
  const shown = useMemo(
    (): PreviewSource => ({ subscribe: changes.listen, item: () => translatedItem(item, changes.read()) }),
    [item, changes.listen, changes.read],
  )
  const source = item.languages[from].text
  const stored = item.languages[to]
  const edit = edits[to] ?? { text: stored.text, confirmed: [], version: stored.version }
  const fields = fieldsOf(item, source, edit.text)
  const progress = progressOf(fields, source, stored, edit)
  const isWaiting = waitsIn(item, to)
  const unsaved = LANGUAGES.filter((language) => edits[language] !== undefined)
  const leave = useLeaveGuard({
    isDirty: changes.isDirty,
    isKept: draft.keeper.isKeeping,
    onClose: onBack,
    onDiscard: draft.end,
  })

  // Below its text each of the links is named; nothing else has to be shown.
  const deadLinks = useDeadLinksQuestion<Language>({
    nameOf: (language) => language.toUpperCase(),
    onShow: () => undefined,
  })
  const correction = useCorrectionQuestion()
  const saving = useSaveTranslation({
    ref: reference,
    ask: correction.ask,
    onSaved: ({ isBeside, state }, { language, isShown }) => {
      changes.drop(language)
      const { current } = opened
      opened.current = null
      if (current) {
        const params = { url: current.url || current._id, page: 'translate' }
        navigate({ to: '/admin/news/$url/$page', params, search: { from, to } })
      }
      const shown = isBeside ? 'savedBeside' : state === 'published' ? 'savedShown' : 'savedWith'
      setNote(t(`translate.${isShown ? shown : 'savedWaiting'}`))
    },
  })
  const conflict = conflictOf(saving)

  function change(next: Partial<Edit>): void {
    setNote(null)
    setAlert(null)
    changes.set(to, { ...edit, ...next })
  }

  function save(isShown: boolean, { isLast = true } = {}): void {
    if (saving.isPending) return
    opened.current = isLast ? null : next
    setNote(null)
    const { title, contentOne, contentTwo } = edit.text
    const isUntitled = isShown && isWaiting && title.trim() === ''
    const isUnready = isUntitled || (isShown && [contentOne, contentTwo].some(isUnfinished))
    setAlert(isUnready ? t(isUntitled ? 'translate.needTitle' : 'translate.needWords') : null)
    if (isUnready) return
    const text = { ...edit.text, title: title.trim() }
    const seen = seenSource(fields, source, stored, edit)
    const isPublic = isShown && !item.isBeside && item.state !== 'draft'
    const send = () =>
      saving.mutate({ language: to, version: edit.version, text, isShown, isPublic, from, source: seen })
    const texts = [contentOne, contentTwo].map((html) => ({ place: to, html }))
    const isSeen = item.state === 'published' || item.state === 'planned'
    if (isPublic && isSeen) void deadLinks.publish(texts, send)
    else send()
  }

  /** Saves what was chosen of both texts. It is shown or waits as they left it, unless I wanted to change that. */
  async function resolve(text: WholeText): Promise<void> {
    if (!conflict) return
    const { current, wish, mine } = conflict
    const theirs = current.languages[wish.language]
    const fields = fieldsOf(current, text, theirs.text)
    const isSame = (field: Field, other: WholeText) => textOf(text, field) === textOf(other, field)
    const isShown = wish.isShown === waitsIn(item, wish.language) ? wish.isShown : !theirs.isWaiting
    saving.reset()
    if (isShown !== theirs.isWaiting && fields.every((field) => isSame(field, theirs.text))) {
      await onReload()
      changes.drop(wish.language)
      return
    }
    const isMine = (key: string) => fields.some((field) => keyOf(field) === key && isSame(field, mine))
    const confirmed = (edits[wish.language]?.confirmed ?? []).filter(isMine)
    const chosen = { text, confirmed, version: theirs.version }
    changes.replace(wish.language, chosen)
    const seen = seenSource(fieldsOf(current, source, text), source, theirs, chosen)
    saving.mutate({ ...wish, version: theirs.version, text, isShown, source: seen })
  }

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return
    event.preventDefault()
    if (!isDialogOpen()) save(!isWaiting)
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
          state={
            <span className={styles.where}>
              {title || t('list.untitled')} <Presence id={item._id} />
            </span>
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
        {alert && <AlertBar onDismiss={() => setAlert(null)}>{alert}</AlertBar>}
        {saving.isError && !conflict && !isUnanswered(saving.error) && (
          <AlertBar onDismiss={saving.reset}>{failureWords(t, saving.error)}</AlertBar>
        )}
        <DraftNote draft={draft.offered} version={null} onTake={changes.take} onDiscard={draft.discard} />
        <div role="status">{note && <NoteBar icon="check" heading={note} />}</div>
        <div className={isDocked ? `${preview.beside} ${preview.narrow}` : undefined}>
          <div className={isDocked ? `${styles.desk} ${styles.docked}` : styles.desk}>
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
                key={`${to} ${stored.version} ${changes.generation} ${keyOf(field)}`}
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
          {isDocked && <PreviewPane source={shown} language={to} initialSize="phone" />}
        </div>
      </div>
      <div className={frame.foot}>
        <div className="wrap">
          <div className={frame.state}>
            <p>
              {left === 0 ? t('translate.complete') : t('translate.left', { count: left })}
              {next &&
                `. ${t('translate.next', { title: titleOf(next.titles) || t('list.untitled'), language: t(`languages.lower.${to}`) })}`}
            </p>
            {unsaved.length > 0 && (
              <p>
                {t('translate.unsaved', { languages: unsaved.map((each) => t(`languages.lower.${each}`)).join(', ') })}
              </p>
            )}
            {kept && <p>{t(kept.isKept ? 'autosave.here' : 'autosave.failed', dayAndTime(kept.at))}</p>}
          </div>
          <div className={frame.buttons}>
            <PendingButton isPending={saving.isPending} aria-keyshortcuts="Control+S" onClick={() => save(!isWaiting)}>
              {t('translate.save')}
            </PendingButton>
            <SaveMenu
              label={t('translate.otherWays')}
              disabled={saving.isPending}
              acts={[
                isWaiting
                  ? { label: t('translate.saveAndShow'), onChoose: () => save(true) }
                  : { label: t('translate.saveAndHide'), onChoose: () => save(false) },
                ...(next
                  ? [{ label: t('translate.saveAndNext'), onChoose: () => save(!isWaiting, { isLast: false }) }]
                  : []),
              ]}
            />
          </div>
        </div>
      </div>
      {conflict && (
        <TranslationConflict
          item={conflict.current}
          language={conflict.wish.language}
          saved={conflict.saved}
          base={item.languages[conflict.wish.language].text}
          mine={conflict.mine}
          theirs={conflict.current.languages[conflict.wish.language].text}
          onSave={resolve}
          onBack={saving.reset}
        />
      )}
      {isPreviewing && !isWide && <PreviewScreen source={shown} language={to} onClose={() => setPreviewing(false)} />}
      {deadLinks.question}
      {correction.question}
      {leave.question}
    </>
  )
}

type Titles = Parameters<typeof titleOf>[0]

/** Whether a language waits when it is saved. What is new on the site is shown when somebody says so; a draft is not there yet. */
function waitsIn({ languages, state, isBeside }: NewsTranslations, language: Language): boolean {
  const { text, isWaiting } = languages[language]
  const isEmpty = text.title + text.contentOne + text.contentTwo === ''
  return isWaiting || (isEmpty && state === 'published' && !isBeside)
}

/** What the server holds of a language that another account has saved first; `null` when it was not refused for that. */
function conflictOf({ error, variables: wish }: ReturnType<typeof useSaveTranslation>) {
  if (!(error instanceof ApiError) || error.status !== 412 || !wish) return null
  const { current, desk } = error.body as {
    current: NewsTranslations
    desk?: { updatedBy: string | null; updatedAt: string }
  }
  const { captions = current.languages[wish.language].text.captions } = wish.text
  return {
    current,
    wish,
    mine: { ...wish.text, captions },
    saved: desk && { by: desk.updatedBy, at: desk.updatedAt },
  }
}
