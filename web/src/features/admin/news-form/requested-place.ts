import { LANGUAGES, type Language } from 'api/contract/languages'
import { requested } from '#features/admin/form/opening-focus.ts'
import type { Section } from './form-sections.tsx'

/** A link from elsewhere may name a field of the settings. */
export function requestedSection(): Section {
  return ['date', 'url'].includes(requested().field ?? '') ? 'settings' : 'text'
}

/** It may name a picture that lacks a description: `#en/alt:cover.jpg`. */
export function requestedPicture(): { id: string; language: Language } | null {
  const { part, field } = requested()
  const language = LANGUAGES.find((each) => each === part)
  return language && field?.startsWith('alt:') ? { id: field.slice('alt:'.length), language } : null
}
