import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { StaffSummary } from 'api/contract/news-list'
import type { NewsTranslations, WholeText } from 'api/contract/news-translations'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered, useCorrectionQuestion } from '#features/admin/corrections/use-correction-question.tsx'
import { useDeadLinksQuestion } from '#features/admin/editor/use-dead-links-question.tsx'
import { useLeaving } from '#features/admin/form/use-leaving.tsx'
import { titleOf } from '#features/admin/publications.ts'
import { ApiError } from '#lib/api.ts'
import { itemsWithout, nextOf } from './next-item.ts'
import { isUnfinished } from './structure.ts'
import { chosenLanguages, type TranslateSearch } from './translate-search.ts'
import { type Edit, type Field, fieldsOf, keyOf, progressOf, seenSource, textOf } from './translated-fields.ts'
import { useEdits } from './use-edits.ts'
import { useKeptLanguages } from './use-kept-languages.ts'
import { useSaveTranslation } from './use-save-translation.ts'

export interface TranslationFormOptions {
  item: NewsTranslations
  /** As the page was opened with it. */
  reference: string
  /** Reads what is stored now. */
  onReload: () => Promise<unknown>
  search: TranslateSearch
  onSearch: (search: TranslateSearch) => void
}

/** Everything the form of a translation knows and does; the form itself only shows it. */
export function useTranslationForm({ item, reference, search, onSearch, onReload }: TranslationFormOptions) {
  const { t } = useTranslation('admin')
  const { from, to } = chosenLanguages(item, search)
  useKeptLanguages({ from, to }, search, onSearch)
  const navigate = useNavigate()
  const title =
    titleOf(Object.fromEntries(LANGUAGES.map((each) => [each, item.languages[each].text.title])) as Titles) ||
    t('list.untitled')
  const { edits, draft, kept, ...changes } = useEdits({ reference, title: t('translate.draftOf', { title }) })
  const { data: without } = useQuery(itemsWithout(to, item.isMediaNews))
  const next = nextOf(without, item._id)
  /** What is opened once the language is saved. */
  const opened = useRef<StaffSummary | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const source = item.languages[from].text
  const stored = item.languages[to]
  const edit = edits[to] ?? { text: stored.text, confirmed: [], version: stored.version }
  const fields = fieldsOf(item, source, edit.text)
  const isInTranslation = staysInTranslation(item, to)
  const leave = useLeaving({
    // What is shown on the site is saved by who says so; until then the browser keeps it.
    keep: async () => undefined,
    lost() {
      draft.keeper.keep()
      return !changes.isDirty() || draft.keeper.isKeeping() ? null : 'text'
    },
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
    onSaved: ({ hasDraft, state }, { language, isShown }) => {
      changes.drop(language)
      const { current } = opened
      opened.current = null
      if (current) {
        const params = { url: current.url || current._id, page: 'translate' }
        navigate({ to: '/admin/news/$url/$page', params, search: { from, to } })
      }
      const shown = hasDraft ? 'savedInDraft' : state === 'published' ? 'savedShown' : 'savedWith'
      setNote(t(`translate.${isShown ? shown : 'savedInTranslation'}`))
    },
  })
  const conflict = conflictOf(saving)

  function save(isShown: boolean, { isLast = true } = {}): void {
    if (saving.isPending) return
    opened.current = isLast ? null : next
    setNote(null)
    const { title, contentOne, contentTwo } = edit.text
    const isUntitled = isShown && isInTranslation && title.trim() === ''
    const isUnready = isUntitled || (isShown && [contentOne, contentTwo].some(isUnfinished))
    setAlert(isUnready ? t(isUntitled ? 'translate.needTitle' : 'translate.needWords') : null)
    if (isUnready) return
    const text = { ...edit.text, title: title.trim() }
    const seen = seenSource(fields, source, stored, edit)
    const isPublic = isShown && !item.hasDraft && item.state !== 'draft'
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
    const isShown = wish.isShown === staysInTranslation(item, wish.language) ? wish.isShown : !theirs.isInTranslation
    saving.reset()
    if (isShown !== theirs.isInTranslation && fields.every((field) => isSame(field, theirs.text))) {
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

  return {
    from,
    to,
    /** Of the item, in the first language that has one. */
    title,
    fields,
    edit,
    /** Changes when texts were replaced from outside, so that the editors start again. */
    generation: `${stored.version} ${changes.generation}`,
    progress: progressOf(fields, source, stored, edit),
    /** The language stays in translation when it is saved. */
    isInTranslation,
    /** The languages with something unsaved. */
    unsaved: LANGUAGES.filter((language) => edits[language] !== undefined),
    /** When that was kept in this browser; `null` when there is nothing to keep. */
    kept,
    draft,
    take: changes.take,
    /** The edits as they are at any moment, and what tells of their changes. */
    read: changes.read,
    listen: changes.listen,
    /** The item that comes after this one; `null` when no other lacks the language. */
    next,
    change(changed: Partial<Edit>): void {
      setNote(null)
      setAlert(null)
      changes.set(to, { ...edit, ...changed })
    },
    /** @param isShown visitors see it then @param options.isLast no other item is opened then */
    save,
    isSaving: saving.isPending,
    /** What another account has saved meanwhile, between which and the form the translator has to choose. */
    conflict,
    resolve,
    /** Goes on after a failure or a conflict. */
    goOn: saving.reset,
    /** Why the last save failed, unless something asks about it. */
    failure: saving.isError && !conflict && !isUnanswered(saving.error) ? saving.error : null,
    /** What keeps it from being saved. */
    alert,
    dismissAlert: () => setAlert(null),
    /** What was saved. */
    note,
    deadLinksQuestion: deadLinks.question,
    correctionQuestion: correction.question,
    leaveQuestion: leave.question,
  }
}
export type TranslationFormState = ReturnType<typeof useTranslationForm>

type Titles = Parameters<typeof titleOf>[0]

/** Whether a language stays in translation when it is saved. What is new on the site is shown when a translator says so; a draft is not there yet. */
function staysInTranslation({ languages, state, hasDraft }: NewsTranslations, language: Language): boolean {
  const { text, isInTranslation } = languages[language]
  const isEmpty = text.title + text.contentOne + text.contentTwo === ''
  return isInTranslation || (isEmpty && state === 'published' && !hasDraft)
}

/** What the server holds of a language that another account has saved first; `null` when it was not refused for that. */
function conflictOf({ error, variables: wish }: ReturnType<typeof useSaveTranslation>) {
  if (!(error instanceof ApiError) || error.status !== 412 || !wish) return null
  const { current, staffOnly } = error.body as {
    current: NewsTranslations
    staffOnly?: { updatedBy: string | null; updatedAt: string }
  }
  const theirs = current.languages[wish.language].text
  return {
    current,
    wish,
    mine: { ...wish.text, captions: wish.text.captions ?? theirs.captions },
    theirs,
    saved: staffOnly && { by: staffOnly.updatedBy, at: staffOnly.updatedAt },
  }
}
