import { Fragment, type ReactNode } from 'react'
import type { NumberedSection, ProseBlock, ProseLink, ProseSection, ProseText } from '#prose/prose.ts'
import { Table } from '#ui/table.tsx'
import { Icon } from './icon.tsx'
import styles from './prose.module.css'
import { SiteLink } from './site-link.tsx'
import { useSectionJump } from './use-section-jump.ts'

interface ProseProps {
  sections: readonly (ProseSection | NumberedSection)[]
}

/** A long text in sections, each with its heading beside it, which is a link to it. It belongs into nine of twelve columns. */
export function Prose({ sections }: ProseProps) {
  const jump = useSectionJump()
  return (
    <div className={styles.prose}>
      {sections.map((section, index) => (
        <section key={section.id} id={section.id} tabIndex={-1} aria-labelledby={`${section.id}-heading`}>
          <h2 id={`${section.id}-heading`} className="h3">
            <a href={`#${section.id}`} onClick={(event) => jump(event, section.id)}>
              {'clauses' in section && <span className={styles.number}>{index + 1}</span>}
              <span>{section.heading}</span>
              <Icon name="link" size="small" />
            </a>
          </h2>
          {'clauses' in section ? (
            <Clauses section={section} number={index + 1} />
          ) : (
            <div className={`${styles.blocks} links`}>
              {section.blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

function Clauses({ section: { id, clauses }, number }: { section: NumberedSection; number: number }) {
  return (
    <ol className={`${styles.clauses} links`}>
      {clauses.map((clause, index) => (
        <li key={JSON.stringify(clause)} id={`${id}-${index + 1}`}>
          <span className={styles.number}>
            {number}.{index + 1}
          </span>{' '}
          <p>{linked(clause)}</p>
        </li>
      ))}
    </ol>
  )
}

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'paragraph') return <p>{linked(block.text)}</p>
  if (block.kind === 'list')
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={JSON.stringify(item)}>{linked(item)}</li>
        ))}
      </ul>
    )
  const { caption, head, rows } = block
  return (
    <Table top="heavy" stacks>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={JSON.stringify(name)}>
            <th scope="row">{linked(name)}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {linked(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function linked(text: ProseText): ReactNode {
  if (typeof text === 'string') return text
  return text.map((piece) => {
    if (typeof piece === 'string') return <Fragment key={piece}>{piece}</Fragment>
    const { to } = piece
    if (isMail(to))
      return (
        <a key={to} href={to}>
          {piece.text}
        </a>
      )
    return (
      <SiteLink key={to} to={to}>
        {piece.text}
      </SiteLink>
    )
  })
}

const isMail = (to: ProseLink['to']): to is `mailto:${string}` => to.startsWith('mailto:')
