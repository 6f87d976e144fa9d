import { Fragment } from 'react'
import type { Finding } from '#content/needs/answer.ts'
import { limitsOf } from '#content/needs/row-limits.ts'
import type { AnswerTexts } from './answer-texts.ts'
import styles from './finder-answers.module.css'

interface SizeRangesProps {
  findings: readonly Finding[]
  texts: AnswerTexts
}

/** Where each size that is asked for lies in what the product is made in, or beside it; the values stand beside the bar. */
export function SizeRanges({ findings, texts }: SizeRangesProps) {
  return (
    <div className={styles.ranges}>
      {findings.map(({ field, fits, row }) => {
        if (!row || field === 'alloy' || field === 'temper') return null
        const limits = limitsOf(row.value)
        const bar = limits && barOf(texts.millimetres(field), limits)
        return (
          <Fragment key={field}>
            <span>{texts.size(field)}</span>
            {bar ? (
              <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                <rect y="4" width="100" height="6" fill="var(--c-line)" />
                <rect x={bar.from} y="4" width={bar.to - bar.from} height="6" fill="var(--blue-300)" />
                <rect x={bar.mark} width="2" height="14" fill={fits ? 'var(--c-text)' : 'var(--c-error)'} />
              </svg>
            ) : (
              <span />
            )}
            <span>{texts.range(row)}</span>
          </Fragment>
        )
      })}
    </div>
  )
}

const WIDTH = 100
/** Of the mark, so that it is seen at both ends. */
const MARK = 2

/** Where the range and the mark of the size stand on a bar that is as long as both need. */
function barOf(size: number, { min, max }: { min: number; max: number }) {
  if (!Number.isFinite(max) || max <= min) return undefined
  const low = Math.min(min, size)
  const at = (value: number, length: number) => ((value - low) / (Math.max(max, size) - low)) * length
  return { from: at(min, WIDTH), to: at(max, WIDTH), mark: at(size, WIDTH - MARK) }
}
