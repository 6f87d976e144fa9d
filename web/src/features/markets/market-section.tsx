import type { Section } from '#content/market-sections.ts'
import { Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { MarketFacts } from './market-facts.tsx'
import styles from './market-section.module.css'
import { SectionFigure } from './section-figure.tsx'
import { SectionLinks } from './section-links.tsx'
import type { SectionTexts } from './use-market-translations.ts'

interface MarketSectionProps {
  section: Section
  texts: SectionTexts
  /** The picture stands on the right and reaches the edge of the page. */
  isReversed: boolean
  /** Nothing stands above it. */
  isFirst: boolean
}

/** A section of a market: a picture or a drawing, and beside it what we make, the facts and the products. */
export function MarketSection({ section, texts, isReversed, isFirst }: MarketSectionProps) {
  const classes = [styles.section, isReversed && styles.reversed, isFirst && styles.first]
  return (
    <Split
      as="section"
      {...(isReversed && { parts: 'wider-second' })}
      align="center"
      id={section.id}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={-1}
      aria-labelledby={`${section.id}-heading`}
    >
      <SectionFigure section={section} />
      <Stack gap={6}>
        <h2 id={`${section.id}-heading`}>{texts.heading}</h2>
        <div className="prose">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {'facts' in section && <MarketFacts facts={section.facts} />}
        <SectionLinks section={section} />
      </Stack>
    </Split>
  )
}
