import type { Block, Mark, Word } from 'api/contract/text-blocks'
import type { BlockDifference, Run } from 'api/contract/text-difference'
import { Fragment, type ReactNode } from 'react'
import styles from './history.module.css'

/** Which of both versions is shown: `both` in one text, with what has gone and what has come. */
export type Side = 'both' | 'before' | 'after'

const isShown = (side: Side, change: Run['change']) =>
  side === 'both' || change === 'same' || change === (side === 'before' ? 'removed' : 'added')

/** Words with what has come (`ins`) and gone (`del`). */
export function RunsView({ runs, side }: { runs: readonly Run[]; side: Side }) {
  return runs
    .filter(({ change }) => isShown(side, change))
    .map(({ change, words }, index) => {
      const key = `${index}`
      if (change === 'added') return <ins key={key}>{wordsView(words)}</ins>
      if (change === 'removed') return <del key={key}>{wordsView(words)}</del>
      return <Fragment key={key}>{wordsView(words)}</Fragment>
    })
}

/** Neighbours with the same elements around them stand in one. */
function wordsView(words: readonly Word[]): ReactNode[] {
  const groups: { marks: readonly Mark[]; text: string }[] = []
  for (const { text, marks } of words) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last.marks) === JSON.stringify(marks)) last.text += text
    else groups.push({ marks, text })
  }
  return groups.map(({ marks, text }, index) => <Fragment key={`${index}`}>{marked(text, marks)}</Fragment>)
}

function marked(text: string, marks: readonly Mark[]): ReactNode {
  const lines: ReactNode = text.includes('\n')
    ? text.split('\n').map((line, index) => (
        <Fragment key={`${index}`}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))
    : text
  // A link that is read here leads nowhere: what it pointed at may be gone.
  return marks.reduceRight<ReactNode>(
    (inner, { tag: Tag, href }) =>
      Tag === 'a' ? (
        <span className={styles.link} title={href}>
          {inner}
        </span>
      ) : (
        <Tag>{inner}</Tag>
      ),
    lines,
  )
}

/** A text block by block; rows of a table and entries of a list that follow each other are one, lists within lists too. */
export function TextView({ blocks, side }: { blocks: readonly BlockDifference[]; side: Side }) {
  return groupsView(
    blocks.filter(({ change }) => isShown(side, change)),
    side,
  )
}

interface Group {
  within: Block['within']
  depth: number
  blocks: BlockDifference[]
}

const isList = (within: Block['within']) => within === 'ul' || within === 'ol'

function groupsView(blocks: readonly BlockDifference[], side: Side): ReactNode[] {
  const groups: Group[] = []
  for (const difference of blocks) {
    const { within, depth } = difference.block
    const last = groups.at(-1)
    const isDeeper = last !== undefined && isList(last.within) && isList(within) && depth > last.depth
    if (last && within !== null && (last.within === within || isDeeper)) last.blocks.push(difference)
    else groups.push({ within, depth, blocks: [difference] })
  }
  return groups.map(({ within, blocks: parts }, index) => {
    const key = `${index}`
    if (within === 'ul') return <ul key={key}>{entriesView(parts, side)}</ul>
    if (within === 'ol') return <ol key={key}>{entriesView(parts, side)}</ol>
    const content = parts.map((part, at) => <BlockView key={`${at}`} difference={part} side={side} />)
    if (within === 'blockquote') return <blockquote key={key}>{content}</blockquote>
    if (within === 'table')
      return (
        <table key={key}>
          <tbody>{content}</tbody>
        </table>
      )
    return <Fragment key={key}>{content}</Fragment>
  })
}

/** The entries of a list, each with the list that stands in it. */
function entriesView(blocks: readonly BlockDifference[], side: Side): ReactNode[] {
  const depth = blocks[0]?.block.depth ?? 0
  const entries: { entry: BlockDifference; inner: BlockDifference[] }[] = []
  for (const difference of blocks) {
    const last = entries.at(-1)
    if (last && difference.block.depth > depth) last.inner.push(difference)
    else entries.push({ entry: difference, inner: [] })
  }
  return entries.map(({ entry, inner }, index) => (
    <BlockView key={`${index}`} difference={entry} side={side}>
      {groupsView(inner, side)}
    </BlockView>
  ))
}

interface BlockViewProps {
  difference: BlockDifference
  side: Side
  /** Lists within an entry. */
  children?: ReactNode
}

function BlockView({ difference: { block, cells }, side, children }: BlockViewProps) {
  if (block.tag === 'tr')
    return (
      <tr>
        {cells.map((runs, index) => (
          <td key={`${index}`}>
            <RunsView runs={runs} side={side} />
          </td>
        ))}
      </tr>
    )
  const Tag = block.tag === 'video' ? 'p' : block.tag
  return (
    <Tag>
      {cells.map((runs, index) => (
        <RunsView key={`${index}`} runs={runs} side={side} />
      ))}
      {children}
    </Tag>
  )
}
