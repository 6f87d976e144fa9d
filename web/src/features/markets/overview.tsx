import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import type { Section } from '#content/market-sections.ts'
import { Columns } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import values from './market-facts.module.css'
import { MarketFacts } from './market-facts.tsx'
import styles from './overview.module.css'
import { SectionLinks } from './section-links.tsx'
import type { SectionTexts } from './use-market-translations.ts'

/** The first section of some markets: the whole in a few lines, over the full width. */
export function Overview({ section, texts }: { section: Section; texts: SectionTexts }) {
  const { t } = useTranslation(['specs', 'markets'])
  const [first, ...others] = texts.paragraphs
  return (
    <section id={section.id} className={styles.overview} tabIndex={-1} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>{texts.heading}</h2>
      <Text size="large" tone="muted" className={styles.lead}>
        {first}
      </Text>
      {'facts' in section && <MarketFacts facts={section.facts} isLarge />}
      {'steps' in section && (
        <Columns
          as="ol"
          columns="four"
          gap={6}
          className={`${values.values} ${values.steps}`}
          aria-label={t('page.steps', { ns: 'markets' })}
        >
          {section.steps.map((step) => (
            <li key={step}>{t(`values.${step}`)}</li>
          ))}
        </Columns>
      )}
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
