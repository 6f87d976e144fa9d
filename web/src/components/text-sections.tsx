import type { ReactNode } from 'react'
import type { SitePath } from '#content/site-pages.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'
import styles from './text-sections.module.css'

export interface SectionTexts {
  heading: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  /** What its link is called. */
  link?: string
}

interface TextSectionsProps<Id extends string> {
  sections: readonly { id: Id; link?: SitePath }[]
  texts: Readonly<Record<Id, SectionTexts>>
  /** Beside each other under a common heading, instead of below each other with headings of their own rank. */
  isGrid?: boolean
  /** Rank of the headings; beside each other it is 3 unless they stand right below the header of the page. */
  level?: 2 | 3
  /** What stands below the text of a section. */
  after?: Partial<Record<Id, ReactNode>>
}

/** Sections of text with their anchors, each with a heading, paragraphs or a list, and perhaps a link. */
export function TextSections<Id extends string>({
  sections,
  texts,
  isGrid = false,
  level,
  after,
}: TextSectionsProps<Id>) {
  const Heading = `h${level ?? (isGrid ? 3 : 2)}` as const
  return (
    <div className={isGrid ? styles.grid : undefined}>
      {sections.map(({ id, link }) => {
        const { heading, paragraphs = [], list = [], link: linkName } = texts[id]
        return (
          <section key={id} id={id} className={isGrid ? styles.cell : styles.section}>
            <Heading className={isGrid ? 'h3' : undefined}>{heading}</Heading>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list.length > 0 && (
                <ul className={styles.list}>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {link && linkName && (
                <SiteLink to={link} className="link">
                  {linkName} <Icon name="arrow" />
                </SiteLink>
              )}
              {after?.[id]}
            </div>
          </section>
        )
      })}
    </div>
  )
}
