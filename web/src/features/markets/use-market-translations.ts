import { useTranslation } from 'react-i18next'
import type { Market } from '#content/markets.ts'

/** What a section says; only where it leads to the factory has it a label for that. */
export interface SectionWords {
  heading: string
  paragraphs: readonly string[]
  location?: string
}

/** The words of a market and of its sections. */
export function useMarketWords({ market }: Market) {
  const { t } = useTranslation('markets')
  const { title, lead, sections } = t(`markets.${market}`, { returnObjects: true })
  return { title, lead, ofSection: (id: string) => (sections as Record<string, SectionWords>)[id] as SectionWords }
}
