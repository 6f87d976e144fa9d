import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { pressLimits } from '#content/plant-tables.ts'
import { bounds } from '#content/sections/measure.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { formatNumber } from '#lib/format.ts'
import { Split } from '#ui/split.tsx'
import { Table } from '#ui/table.tsx'
import { Text } from '#ui/text.tsx'
import { Verdict } from '#ui/verdict.tsx'
import type { CheckedSection } from './check-section.ts'
import { SectionDrawing } from './section-drawing.tsx'
import { type CheckedLimit, limitsOf, verdictOf } from './section-limits.ts'
import styles from './section-result.module.css'

interface SectionResultProps {
  file: File
  section: CheckedSection
  /** Takes the file and its numbers along to the inquiry. @throws when the file cannot be sent */
  onAsk: (file: File, note: string) => Promise<void>
}

const SIGNS = { fits: 'check', close: 'minus', no: 'cross' } as const
const TONES = { fits: 'ok', close: 'accent', no: 'error' } as const
const DECIMALS = { wall: 2, perMetre: 3, circle: 1, tongue: 1 } as const
/** Characters of the name of a file that the note of an inquiry has room for. */
const MAX_NAME = 40

/** What a section weighs and measures, beside the limits of the plants, and whether it can be pressed. */
export function SectionResult({ file, section, onAsk }: SectionResultProps) {
  const { t } = useTranslation('tools')
  const { t: specs } = useTranslation('specs')
  const id = useId()
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no')
  const { measures, outline, voids, wall, tongue } = section
  const limits = limitsOf(section)
  const verdict = verdictOf(limits)
  const reasons = limits.filter((limit) => limit.verdict === verdict && verdict !== 'fits')
  const { left, top } = bounds(outline)
  const circle = {
    centre: [left + measures.circleCentre.x, top - measures.circleCentre.y] as const,
    radius: measures.circle / 2,
  }
  const marked = reasons.find(({ measured }) => measured === 'wall' || measured === 'tongue')
  const span = marked && (marked.measured === 'wall' ? wall : tongue)

  const mm = (value: number, decimals = 1) => t('section-check.mm', { value: formatNumber(value, decimals) })
  const inUnit = ({ measured, value }: CheckedLimit) => {
    const number = formatNumber(value, DECIMALS[measured])
    return measured === 'tongue'
      ? number
      : t(measured === 'perMetre' ? 'section-check.kgm' : 'section-check.mm', { value: number })
  }
  const limitOf = ({ stated, limit, isTypical }: CheckedLimit) => {
    const text = stated ? formatSpecification(stated, specs) : t('section-check.askedAbove', { value: limit })
    return isTypical ? t('section-check.typical', { text }) : text
  }
  const kind = voids === 0 ? t('section-check.solid') : t('section-check.hollow', { count: voids })
  const facts = [
    ['area', t('section-check.mm2', { value: formatNumber(measures.area, 1) })],
    ['perimeter', mm(measures.profile?.perimeter ?? 0)],
    [
      'size',
      t('section-check.bySize', { width: formatNumber(measures.width, 1), height: formatNumber(measures.height, 1) }),
    ],
    ['kind', kind],
  ] as const

  const ask = async () => {
    setSending('yes')
    const figures = [
      ...limits.map((limit) => `${t(`section-check.measured.${limit.measured}`)} ${inUnit(limit)}`),
      kind,
    ]
    try {
      await onAsk(file, `${file.name.slice(0, MAX_NAME)}: ${figures.join(', ')}`)
    } catch {
      setSending('failed')
    }
  }

  return (
    <Split className={styles.result}>
      <SectionDrawing
        outline={outline}
        label={t('section-check.drawing', { width: mm(measures.width), height: mm(measures.height), kind })}
        circle={circle}
        {...(marked &&
          span && {
            mark: {
              at: [(span.from[0] + span.to[0]) / 2, (span.from[1] + span.to[1]) / 2],
              text: marked.measured === 'wall' ? mm(span.width, 2) : inUnit(marked),
              verdict: marked.verdict === 'no' ? 'no' : 'close',
            },
          })}
      />
      <Verdict tone={TONES[verdict]} aria-labelledby={id}>
        <h2 id={id} tabIndex={-1}>
          {t(`section-check.verdicts.${verdict}`)}
        </h2>
        {reasons.length === 0 ? (
          <p>{t('section-check.allKept')}</p>
        ) : (
          reasons.map((limit) => (
            <p key={limit.measured}>
              {t(`section-check.reasons.${limit.measured}`, { value: inUnit(limit), limit: limitOf(limit) })}
            </p>
          ))
        )}
        <Table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('section-check.head.measured')}</th>
              <th scope="col">{t('section-check.head.yours')}</th>
              <th scope="col">{t('section-check.head.limit')}</th>
              <th scope="col">
                <span className="sr">{t('section-check.head.verdict')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {limits.map((limit) => (
              <tr key={limit.measured}>
                <th scope="row">{t(`section-check.measured.${limit.measured}`)}</th>
                <td>{inUnit(limit)}</td>
                <td>{limitOf(limit)}</td>
                <td data-verdict={limit.verdict}>
                  <Icon name={SIGNS[limit.verdict]} size="small" /> {t(`section-check.verdict.${limit.verdict}`)}
                </td>
              </tr>
            ))}
            {facts.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{t(`section-check.facts.${name}`)}</th>
                <td colSpan={3}>{text}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>{t('section-check.lengths', { length: formatSpecification(pressLimits.length, specs) })}</p>
        <button type="button" className="btn" onClick={ask} aria-disabled={sending === 'yes' || undefined}>
          {t('section-check.ask')} <Icon name="arrow" />
        </button>
        <Text size="small" tone="muted" role="status">
          {t(sending === 'failed' ? 'section-check.notSent' : 'section-check.sendsNow')}
        </Text>
      </Verdict>
    </Split>
  )
}
