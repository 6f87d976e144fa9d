import { Fragment } from 'react'
import type { Finding } from '#content/needs/answer.ts'
import { limitsOf } from '#content/needs/row-limits.ts'
import styles from './finder-answers.module.css'
import type { useAnswerTexts } from './use-answer-texts.ts'

interface SizeRangesProps {
  findings: readonly Finding[]
  texts: ReturnType<typeof useAnswerTexts>
}

/** Where each size that is asked for lies in what the product is made in; the values stand beside the bar. */
export function SizeRanges({ findings, texts }: SizeRangesProps) {
  return (
    <div className={styles.ranges}>
      {findings.map((finding) => {
        if (!finding.fits || finding.field === 'alloy' || finding.field === 'temper') return null
        const limits = limitsOf(finding.row.value)
        const place = limits && placeOf(texts.millimetres(finding.field), limits)
        return (
          <Fragment key={finding.field}>
            <span>{texts.size(finding.field)}</span>
            {place === undefined ? (
              <span />
            ) : (
              <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                <rect y="4" width="100" height="6" fill="var(--blue-300)" />
                <rect x={place} width="2" height="14" fill="var(--c-text)" />
              </svg>
            )}
            <span>{texts.range(finding.row)}</span>
          </Fragment>
        )
      })}
    </div>
  )
}

/** From 0 at the lower end to 98 at the upper one, so that the mark is seen at both. */
function placeOf(size: number, { min, max }: { min: number; max: number }): number | undefined {
  if (!Number.isFinite(max) || max <= min) return undefined
  return Math.min(98, Math.max(0, ((size - min) / (max - min)) * 98))
}
