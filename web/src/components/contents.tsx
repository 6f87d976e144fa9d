import styles from './contents.module.css'
import { useCurrentSection } from './use-current-section.ts'
import { useSectionJump } from './use-section-jump.ts'

interface ContentsProps {
  /** What the list is called: `On this page`. */
  label: string
  /** The sections in their order; each is an element with this id, and `tabIndex={-1}` to take the focus. */
  sections: readonly { id: string; heading: string }[]
  /**
   * `above`: a box in columns before the text. `beside`: a list in the column of the side menu, which follows the
   * scroll; only on screens that are wide and high enough.
   */
  place: 'above' | 'beside'
  isNumbered?: boolean
}

/** The contents of a long text as links to its sections. */
export function Contents({ label, sections, place, isNumbered = false }: ContentsProps) {
  const jump = useSectionJump()
  const current = useCurrentSection(sections, 0)
  const isBeside = place === 'beside'
  return (
    <nav className={styles[place]} aria-label={label}>
      {isBeside && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ol className={styles.list}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={(isBeside && index === current) || undefined}
              onClick={(event) => jump(event, id)}
            >
              {isNumbered && <span className={styles.number}>{index + 1}</span>} {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
