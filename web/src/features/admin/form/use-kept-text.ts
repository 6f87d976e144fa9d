import { useState } from 'react'
import { lastUser } from '#lib/session.ts'
import { createDrafts } from './drafts.ts'

/**
 * A single text that is not saved yet, kept in the browser at each key.
 * @param item its place among the drafts: `inquiries/{id}`
 * @param name of the value in the draft
 */
export function useKeptText(item: string, name: string) {
  const [drafts] = useState(() => createDrafts<Record<string, unknown>>({ account: lastUser()?.id ?? null, item }))
  const [found] = useState(() => {
    const [draft] = drafts.list().filter(({ values }) => typeof values[name] === 'string')
    return draft && { id: draft.id, text: String(draft.values[name]) }
  })
  const [text, setText] = useState(found?.text ?? '')
  return {
    text,
    /** What an earlier page has left, and the id of its draft. */
    found,
    /** @param id of the draft that it is kept as */
    write(next: string, id: string): void {
      setText(next)
      if (next.trim() === '') drafts.drop(id)
      else drafts.keep({ id, keptAt: new Date().toISOString(), version: null, values: { [name]: next } })
    },
    /** It is saved. @param id of its draft */
    end(id: string): void {
      drafts.drop(id)
      setText('')
    },
  }
}
