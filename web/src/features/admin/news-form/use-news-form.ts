import { LANGUAGES, type Language } from 'api/contract/languages'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemForm } from '#features/admin/collections/item-form.ts'
import { useCorrectionQuestion } from '#features/admin/corrections/use-correction-question.tsx'
import { requested } from '#features/admin/form/opening-focus.ts'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaving } from '#features/admin/form/use-leaving.tsx'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { lastUser } from '#lib/session.ts'
import type { Colleague } from './colleague-changes.tsx'
import { type Base, baseOf, type EditedNews, refOf } from './edited-news.ts'
import { editedNewsSchema, newNewsSchema } from './news-schema.ts'
import { fromKept, hasUnsent, type NewsValues, newValues, toKept, valuesOf } from './news-values.ts'
import { lastLanguage, openingLanguage } from './opening-language.ts'
import { type Overtaken, overtakenBy } from './overtaken-save.ts'
import { useNewsDraft } from './use-news-draft.ts'
import { usePictureIntake } from './use-picture-intake.ts'
import { type Ending, useSaveNews } from './use-save-news.ts'

export interface NewsFormOptions {
  /** The item to edit; `null` for a new one. */
  item: EditedNews | null
  /** Type of a new item. */
  isMedia: boolean
  onSaved: (item: EditedNews, ending: Ending) => void
  onClose: () => void
}

const NEW = '/admin/news/new'

/** Everything the news form knows and does; the form itself only shows it. What is typed does not render it. */
export function useNewsForm({ item, isMedia, onSaved }: Omit<NewsFormOptions, 'onClose'>) {
  const { t } = useTranslation('admin')
  const [start, setStart] = useState(() => (item ? valuesOf(item) : newValues(isMedia)))
  const base = useRef<Base>(item && baseOf(item))
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const isOvertaken = useRef(false)
  const [comparing, setComparing] = useState<{ as: Ending | null } | null>(null)
  const [colleague] = useState(() => colleagueOf(item))
  const [chosen, setChosen] = useState<'theirs' | 'published' | null>(null)
  const [alerts, setAlerts] = useState<string[]>([])
  const [isRestored, setRestored] = useState(false)
  const [language, setLanguage] = useState<Language>(
    () =>
      LANGUAGES.find((each) => each === requested().part) ??
      openingLanguage(item?.content ?? null, lastLanguage().get()),
  )
  const [generation, setGeneration] = useState(0)
  const [id, setId] = useState(item?._id ?? null)
  const [stored, setStored] = useState(item)
  const [own, setOwn] = useState(item?.status === 'draft' ? item.url : '')
  const ending = useRef<Ending>('published')
  /** The server has stored the form, which is shown until the list has come. */
  const isDone = useRef(false)
  const [isUploading, setUploading] = useState(false)
  const correction = useCorrectionQuestion()
  const saving = useSaveNews({
    ask: correction.ask,
    onSaved: (saved, as) => {
      isDone.current = true
      draft.end()
      leave.free()
      onSaved(saved, as)
    },
    onConflict: (now) => meet(now, true),
    onWrongLanguage: setLanguage,
  })
  const { form, check } = useItemForm<NewsValues>(
    { schema: item === null || item.status === 'draft' ? newNewsSchema : editedNewsSchema, first: 'date' },
    start,
    (values) => saving.save(base, values, ending.current),
    (issues) => {
      const wrong = LANGUAGES.find((each) => Object.keys(issues).some((field) => field.startsWith(`content.${each}.`)))
      if (wrong) setLanguage(wrong)
    },
  )
  const isTextDirty = () => JSON.stringify(toKept(form.state.values)) !== JSON.stringify(toKept(start))
  const draft = useDraft({
    item: `news/${item ? refOf(item) : 'new'}`,
    store: form.store,
    read: () => toKept(form.state.values),
    isDirty: isTextDirty,
    version: () => base.current?.version ?? null,
  })
  const leave = useLeaving({
    keep,
    lost() {
      if (hasUnsent(form.state.values)) return 'pictures'
      draft.keeper.keep()
      return server.isAllKept() || draft.keeper.isKeeping() ? null : 'text'
    },
  })
  const intake = usePictureIntake({ form, onAlert: setAlerts })
  const server = useNewsDraft({
    form,
    base,
    onKept: (saved, isAll, isFirst) => {
      setId(saved._id)
      setStored(saved)
      if (isFirst) lastLanguage().set(language)
      if (saved.status === 'draft') setOwn(saved.url)
      draft.keeper.drop(`news/${refOf(saved)}`, isAll)
      // Past the router, which would show another page: a reload leads to the draft and not to an empty form.
      if (isFirst && location.pathname === NEW)
        History.prototype.replaceState.call(history, history.state, '', `/admin/news/${refOf(saved)}`)
    },
    onConflict: (now) => meet(now, false),
  })

  /** Another account was first. Who is writing goes on; who saves has to choose. @param now the item as it is now */
  function meet(now: EditedNews, isSaving: boolean): void {
    isOvertaken.current = true
    setOvertaken(base.current && overtakenBy(now, base.current))
    if (isSaving) setComparing({ as: ending.current })
  }

  /** Sends what is left at once, the pictures first. */
  async function keep(): Promise<void> {
    await intake.uploads.settled()
    await server.keepAll()
  }

  /** Stores the item, once the contract has judged it. */
  async function save(as: Ending): Promise<void> {
    setAlerts([])
    ending.current = as
    if (!(await haveAllPictures())) return
    await server.hold()
    await form.handleSubmit()
    // Nothing is kept over what is being compared, nor beside what is stored.
    if (!isOvertaken.current && !isDone.current) server.release()
  }

  /** Waits for the pictures that are on their way. Those that could not be sent keep the form from being saved. */
  async function haveAllPictures(): Promise<boolean> {
    setUploading(true)
    const [first, ...others] = await intake.uploads.finish()
    setUploading(false)
    if (first === undefined) return true
    setAlerts([t('upload.notSaved', { count: others.length + 1 })])
    document.querySelector<HTMLElement>(`[data-retry="${CSS.escape(first)}"]`)?.focus()
    return false
  }

  /** All values at once; the editors start again with them. */
  function replace(next: NewsValues) {
    form.reset(next, { keepDefaultValues: true })
    check()
    setGeneration((before) => before + 1)
  }

  return {
    /** Of the item, or of its draft as soon as the server has one. */
    id,
    /** The address that is kept for this draft; '' for none. */
    own,
    form,
    language,
    setLanguage,
    generation,
    intake,
    draft,
    /** The item as the server has it now, with what lies beside it; `null` until it has one. */
    stored,
    /** Of the draft on the server. */
    server,
    leave,
    saving,
    /** Whether readers are told of changed words. */
    question: correction.question,
    /** What is wrong with files that were chosen. */
    alerts,
    setAlerts,
    keep,
    /** What another account has saved meanwhile is compared first. */
    save: (as: Ending = 'published') => (overtaken ? setComparing({ as }) : save(as)),
    /** A save waits for the pictures. */
    isUploading,
    isRestored,
    async takeDraft(): Promise<void> {
      if (!draft.offered) return
      await readPictureAccess()
      const { version, values: kept } = draft.offered
      replace(fromKept(kept, form.state.values))
      if (base.current && version) base.current.version = version
      draft.take()
      setRestored(true)
    },
    /** Whose unpublished changes the item was opened with; `null` when they are one's own, or there are none. */
    colleague,
    /** What of it the form goes on from; the form waits for it. */
    chosen,
    /** Goes on with the changes of a colleague, or from what is public; theirs stay in the history. */
    choose(which: 'theirs' | 'published'): void {
      setChosen(which)
      if (which === 'theirs' || !item) return
      const values = valuesOf(item.published)
      base.current = { ...baseOf(item), basedOn: item.published.updatedAt }
      setStart(values)
      server.startFrom(values)
      replace(values)
    },
    /** What another account has saved meanwhile, between which and the form the editor has to choose. */
    overtaken,
    /** The two are compared, before the form is saved (`as`) or while it goes on. */
    comparing,
    setComparing,
    /** Goes on with what was chosen, on top of their version. */
    resolve(next: NewsValues): void {
      if (!overtaken || !comparing) return
      isOvertaken.current = false
      setComparing(null)
      setOvertaken(null)
      base.current = overtaken.next
      server.startFrom(null)
      server.release()
      replace(next)
      if (comparing.as) save(comparing.as)
    },
  }
}

function colleagueOf(item: EditedNews | null): Colleague | null {
  if (!item?.hasDraft || item.updatedBy === null || item.updatedBy === lastUser()?.username) return null
  return { name: item.updatedBy, at: item.updatedAt }
}
