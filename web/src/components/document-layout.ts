import { useEffect } from 'react'
import { createRememberedChoice } from '#lib/remembered-choice.ts'

export const layouts = ['thumbnails', 'list'] as const
const KEY = 'documents'
const useChoice = createRememberedChoice(KEY, layouts)

const showEarly = `try {
  if (localStorage.getItem('${KEY}') === 'list') document.documentElement.dataset.documents = 'list'
} catch {}`

/**
 * The head of a page with documents. The server does not know which layout the visitor has chosen: until the page is
 * hydrated a script has the root element say that it is the list.
 */
export function withEarlyLayout<Head extends { scripts: object[] }>(head: Head) {
  return import.meta.env.SSR ? { ...head, scripts: [...head.scripts, { children: showEarly }] } : head
}

/** How the visitor looks at documents, remembered in this browser, and what changes it. */
export function useDocumentLayout() {
  const choice = useChoice()
  useEffect(() => {
    delete document.documentElement.dataset.documents
  }, [])
  return choice
}
