import { useTranslation } from 'react-i18next'
import fold from '#components/fold.module.css'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type Answer, type Answers, answersTo, missesOf } from '#content/needs/answer.ts'
import type { Need, Quantity } from '#content/needs/need.ts'
import type { Reading } from '#content/needs/parse-need.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { Callout } from '#ui/callout.tsx'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { AnswerRow } from './answer-row.tsx'
import { summaryOf } from './answer-texts.ts'
import styles from './finder-answers.module.css'
import { fieldsOf } from './finder-search.ts'
import { useAnswerTexts } from './use-answer-texts.ts'

interface FinderAnswersProps {
  need: Need
  system: UnitSystem
  answers: Answers
  isAsking: boolean
  quantity: Quantity | undefined
  /** What was typed and is left out. */
  unknown: readonly string[]
  others: readonly Reading[]
}

/** Needs as buyers type them, each with another kind of answer. */
const EXAMPLES = ['8011A O 0.012 mm 1250', '5005 H14 2x1250x2500', '5754 0.2 mm', '6060 T66 6500 mm long'] as const

/** Yes with the products and their ranges, or no with the reasons and what comes nearest. */
export function FinderAnswers({ need, system, answers, isAsking, quantity, unknown, others }: FinderAnswersProps) {
  const { yes, near } = answers
  const [closest] = near
  const { t } = useTranslation('tools')
  const texts = useAnswerTexts(need, system)
  const rows = (answers: readonly Answer[], hasPrimary = false) => (
    <ul>
      {answers.map((answer, index) => (
        <AnswerRow
          key={`${answer.offer.product} ${answer.misses} ${texts.need}`}
          answer={answer}
          need={need}
          quantity={quantity}
          unknown={unknown}
          texts={texts}
          isPrimary={hasPrimary && index === 0}
        />
      ))}
    </ul>
  )
  const summary = summaryOf(answers, texts, unknown, t)
  const why = yes.length === 0 && closest ? texts.why(closest) : undefined
  const isRefused = closest && missesOf(closest).some(({ reason }) => reason !== 'unstated')
  /** Those that are as near as the closest one. */
  const closestOnes = near.filter((answer) => closest && texts.differs(answer) === texts.differs(closest))
  const otherNear = near.filter((answer) => !closestOnes.includes(answer))
  if (!isAsking)
    return (
      <div>
        <h2 className={styles.summary}>{t('finder.start')}</h2>
        <h3 className={styles.near}>{t('finder.examples')}</h3>
        <Stack as="ul" gap={0} className={styles.examples}>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <SiteLink to={`/products/finder?q=${encodeURIComponent(example)}`} className="link" resetScroll={false}>
                {example}
                <Icon name="arrow" />
              </SiteLink>
            </li>
          ))}
        </Stack>
      </div>
    )
  return (
    <div>
      <h2 key={summary} className={styles.summary} data-fits={yes.length > 0}>
        {(yes.length > 0 || isRefused) && <Icon name={yes.length > 0 ? 'check' : 'cross'} />}
        {summary}
      </h2>
      {why && <Callout {...(isRefused && { tone: 'error', className: styles.refused })}>{why}</Callout>}
      {/* Read aloud as it changes; a heading would be read with its rank each time. */}
      <p className="sr" role="status">
        {[summary, why].filter(Boolean).join('. ')}
      </p>
      {others.length > 0 && (
        <div className={styles.readings}>
          <p>{t('finder.readAs', { need: texts.named })}</p>
          <Stack as="ul" gap={0}>
            {others.map((other) => (
              <OtherReading key={JSON.stringify(other)} reading={other} system={system} />
            ))}
          </Stack>
        </div>
      )}
      {yes.length > 0 && rows(yes, true)}
      {yes.length > 1 && (
        <SiteLink to={`/products/compare?products=${productsOf(yes)}`} className={`${styles.compare} link`}>
          {t('finder.compare')}
          <Icon name="arrow" />
        </SiteLink>
      )}
      {yes.length === 0 && near.length > 0 && (
        <>
          <h3 className={styles.near}>{t('finder.near')}</h3>
          {rows(closestOnes, true)}
          {otherNear.length > 0 && (
            <details className={`${fold.fold} ${styles.others}`}>
              <summary>
                <Icon name="plus" />
                {t('finder.otherNear')}
              </summary>
              {rows(otherNear)}
            </details>
          )}
        </>
      )}
      <Text size="small" tone="muted" className={styles.note}>
        {[yes.length === 0 && answers.others > 0 && t('finder.others', { count: answers.others }), t('finder.note')]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </div>
  )
}

/** At most as many as stand side by side. */
function productsOf(answers: readonly Answer[]): string {
  return answers
    .slice(0, 4)
    .map(({ offer }) => offer.product)
    .join(',')
}

interface OtherReadingProps {
  reading: Reading
  system: UnitSystem
}

/** Another way to read what was typed, and how many products fit it; leads to their names. */
function OtherReading({ reading: { need, quantity }, system }: OtherReadingProps) {
  const { t } = useTranslation('tools')
  const texts = useAnswerTexts(need, system)
  const search = new URLSearchParams({
    ...fieldsOf(need, system, quantity),
    ...(system === 'imperial' && { units: system }),
  })
  return (
    <li>
      <SiteLink to={`/products/finder?${search}`} className="link" resetScroll={false}>
        {t('finder.otherReading', { count: answersTo(need).yes.length, need: texts.named })}
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
}
