import { useTranslation } from 'react-i18next'
import type { Market } from '#content/markets.ts'

/** What a section says; only where it leads to the factory has it a label for that. */
export interface SectionTexts {
  heading: string
  paragraphs: readonly string[]
  location?: string
}

/** The texts of a market and of its sections. */
export function useMarketTranslations({ market }: Market) {
  const { t } = useTranslation('markets')
  const { title, lead, sections } = t(`markets.${market}`, { returnObjects: true })
  return { title, lead, ofSection: (id: string) => (sections as Record<string, SectionTexts>)[id] as SectionTexts }
}
