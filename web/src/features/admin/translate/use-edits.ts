import type { Language } from 'api/contract/languages'
import { useState, useSyncExternalStore } from 'react'
import { useDraft, useKeptDraft } from '#features/admin/form/use-draft.ts'
import type { Edit } from './translated-fields.ts'

export type Edits = Partial<Record<Language, Edit>>

/** What is unsaved of the languages of an item. */
function createEdits() {
  let values: Edits = {}
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    get: () => ({ values }),
    read: () => values,
    listen,
    subscribe: (listener: () => void) => ({ unsubscribe: listen(listener) }),
    change(next: (before: Edits) => Edits): void {
      values = next(values)
      for (const listener of listeners) listener()
    },
  }
}

interface EditsOptions {
  /** The address or the id of the item. */
  reference: string
  /** Names what is kept, where drafts are listed. */
  title: string
}

/** What is unsaved of the languages of an item, kept in the browser until it is saved or thrown away. */
export function useEdits({ reference, title }: EditsOptions) {
  const [store] = useState(createEdits)
  const edits = useSyncExternalStore(store.listen, store.read)
  const [generation, setGeneration] = useState(0)
  const isDirty = () => Object.keys(store.read()).length > 0
  const draft = useDraft({
    item: `news/${reference}/translate`,
    store,
    read: () => ({ title, edits: store.read() }),
    isDirty,
    version: () => null,
  })
  const kept = useKeptDraft(draft.keeper)

  return {
    edits,
    /** The edits as they are at any moment, and what tells of their changes. */
    read: store.read,
    listen: store.listen,
    isDirty,
    /** When they were kept last; `null` when there is nothing to keep. */
    kept,
    draft,
    /** Changes when texts were replaced from outside, so that the editors start again. */
    generation,
    set: (language: Language, edit: Edit) => store.change((before) => ({ ...before, [language]: edit })),
    /** As `set`, from outside of the editors, which start again. */
    replace(language: Language, edit: Edit): void {
      store.change((before) => ({ ...before, [language]: edit }))
      setGeneration(generation + 1)
    },
    drop: (language: Language) => store.change(({ [language]: _, ...others }) => others),
    /** Goes on with what was kept. */
    take(): void {
      const found = draft.offered?.values.edits ?? {}
      store.change((before) => ({ ...before, ...found }))
      draft.take()
      // It goes as soon as all of it is saved, however soon that is.
      draft.keeper.keep()
      setGeneration(generation + 1)
    },
  }
}
