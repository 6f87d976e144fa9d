import { SiteLink } from '#components/site-link.tsx'
import type { Section } from '#content/market-sections.ts'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import { MarketFacts } from './market-facts.tsx'
import styles from './overview.module.css'
import { SectionLinks } from './section-links.tsx'
import type { SectionTexts } from './use-market-translations.ts'

/** The first section of some markets: the whole in a few lines, over the full width. */
export function Overview({ section, texts }: { section: Section; texts: SectionTexts }) {
  const [first, ...others] = texts.paragraphs
  return (
    <section id={section.id} className={styles.overview} tabIndex={-1} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>{texts.heading}</h2>
      <Text size="large" tone="muted" className={styles.lead}>
        {first}
      </Text>
      {'facts' in section && <MarketFacts facts={section.facts} isLarge />}
      <Split className={styles.more}>
        <div className="prose">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {'location' in section && (
            <p>
              <SiteLink to={section.location}>{texts.location}</SiteLink>
            </p>
          )}
        </div>
        <SectionLinks section={section} />
      </Split>
    </section>
  )
}
