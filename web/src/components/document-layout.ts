import { useEffect } from 'react'
import { createRememberedChoice } from '#lib/remembered-choice.ts'

export const layouts = ['thumbnails', 'list'] as const
const KEY = 'documents'
const useChoice = createRememberedChoice(KEY, layouts)

const showEarly = `try {
  if (localStorage.getItem('${KEY}') === 'list') document.documentElement.dataset.documents = 'list'
} catch {}`

/**
 * The scripts of a page with documents. The server does not know which layout the visitor has chosen: until the page is
 * hydrated a script has the root element say that it is the list. It runs as soon as the page is read and styled.
 */
export function earlyLayout(): { children: string }[] {
  return import.meta.env.SSR ? [{ children: showEarly }] : []
}

/** How the visitor looks at documents, remembered in this browser, and what changes it. */
export function useDocumentLayout() {
  const choice = useChoice()
  useEffect(() => {
    delete document.documentElement.dataset.documents
  }, [])
  return choice
}
