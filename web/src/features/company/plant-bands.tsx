import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { SpecificationTable } from '#components/specification-table.tsx'
import { type SectionTexts, TextSections } from '#components/text-sections.tsx'
import type { SitePath } from '#content/site-pages.ts'
import type { SpecificationTable as Table } from '#content/specification-table.ts'
import styles from './plant-bands.module.css'

interface StepByStepProps<Id extends string> {
  heading: string
  sections: readonly { id: Id; link?: SitePath }[]
  texts: Readonly<Record<Id, SectionTexts>>
}

/** The text of a plant, section beside section. */
export function StepByStep<Id extends string>({ heading, sections, texts }: StepByStepProps<Id>) {
  return (
    <section className="section" aria-labelledby="step-by-step">
      <div className="wrap">
        <h2 id="step-by-step" className={styles.heading}>
          {heading}
        </h2>
        <TextSections sections={sections} texts={texts} isGrid />
      </div>
    </section>
  )
}

interface SpecificationProps {
  heading: string
  link: { name: string; to: SitePath }
  tables: readonly Table[]
}

/** The tables of a plant. */
export function Specification({ heading, link, tables }: SpecificationProps) {
  return (
    <section className="section soft" aria-labelledby="specification">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="specification">{heading}</h2>
          <SiteLink to={link.to} className="link">
            {link.name} <Icon name="arrow" />
          </SiteLink>
        </div>
        <div className={styles.tables}>
          {tables.map((table) => (
            <SpecificationTable key={table.title} table={table} />
          ))}
        </div>
      </div>
    </section>
  )
}
