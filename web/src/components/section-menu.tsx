import { type ReactNode, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import menu from './menu.module.css'
import styles from './section-menu.module.css'
import { useCurrentSection } from './use-current-section.ts'
import { useSectionJump } from './use-section-jump.ts'

interface SectionMenuProps {
  /** What the page is about; small screens show it above the section: `Automotive 2 / 6`. */
  title: string
  /** The sections in their order; each is an element with this id, and `tabIndex={-1}` to take the focus. */
  sections: readonly { id: string; name: string }[]
  /** What the menu is called, and what its button on small screens does. */
  label: string
  toggle: string
  /** What stands below the list, on wide screens only. */
  children?: ReactNode
}

/**
 * The sections of a page, beside them and sticky: a rail fills down to the one that is being read. Below 1000 px a
 * sticky bar that opens the list (MKT-02, MKT-03). It belongs into a grid of twelve columns and takes the first three.
 */
export function SectionMenu({ title, sections, label, toggle, children }: SectionMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const jump = useSectionJump()
  const current = useCurrentSection(sections)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside opened.
    <div className={`${menu.side} ${menu.bar}`} onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}>
      <button
        ref={button}
        type="button"
        className={`${menu.control} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls="section-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <small>{`${title} ${current + 1} / ${sections.length}`}</small>
          <span className="sr">{toggle}: </span>
          <span>{sections[current]?.name}</span>
        </span>
        <Icon name="down" />
        <span className={styles.progress} aria-hidden="true">
          {sections.map(({ id }, index) => (
            <i key={id} className={index <= current ? styles.filled : undefined} />
          ))}
        </span>
      </button>
      <div id="section-menu" className={isOpen ? `${styles.body} ${styles.open}` : styles.body}>
        <nav aria-label={label}>
          <ol className={`${menu.links} ${styles.sections}`}>
            {sections.map(({ id, name }, index) => (
              <li key={id} className={index <= current ? styles.filled : undefined}>
                <a
                  href={`#${id}`}
                  aria-current={index === current || undefined}
                  onClick={(event) => {
                    setOpen(false)
                    jump(event, id)
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.below}>{children}</div>
      </div>
    </div>
  )
}
