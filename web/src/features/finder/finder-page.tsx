import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { KeptRegion } from '#components/kept-region.tsx'
import field from '#components/line-field.module.css'
import { SalesPerson } from '#components/sales-person.tsx'
import { ToolHead, ToolPage, toolContent } from '#components/tool-page.tsx'
import { UnitSwitch } from '#components/unit-switch.tsx'
import { type Search, type ToolPageProps, useEditedSearch, withoutRegion } from '#components/use-edited-search.ts'
import { useTypedEarly } from '#components/use-typed-early.ts'
import { type Answers, answersTo, missesOf } from '#content/needs/answer.ts'
import type { Quantity } from '#content/needs/need.ts'
import { familyOf, type ProductFamily } from '#content/product-sales.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import type { AnswerTexts } from './answer-texts.ts'
import { FinderAnswers } from './finder-answers.tsx'
import { FinderFields } from './finder-fields.tsx'
import styles from './finder-page.module.css'
import { type Fields, fieldsOf, lineOf, readAsked } from './finder-search.ts'
import { useAnswerTexts } from './use-answer-texts.ts'

/**
 * `/products/finder`: what a buyer needs, in one line or in fields, and what the tables of the products say to it. The
 * answer follows every key, the address a moment later; without scripts each form leads to the address of its answer.
 */
export function FinderPage({ search, address }: ToolPageProps) {
  const { t } = useTranslation(['tools', 'specs', 'shell'])
  const [shown, edit] = useEditedSearch(search)
  const { need, quantity, typed, fields, system, unknown, others, invalid } = readAsked(shown)
  const answers = answersTo(need)
  const texts = useAnswerTexts(need, system)
  const isAsking = Object.keys(need).length > 0
  const line = useRef<HTMLInputElement>(null)

  const region = typeof search.region === 'string' ? { region: search.region } : {}
  const units = system === 'imperial' ? { units: system } : {}
  const change = (next: Search, isAtOnce = false) => edit({ ...next, ...region }, isAtOnce)
  const type = (text: string) => change({ ...(text && { q: text }), ...units })
  const fill = (next: Fields) => change({ ...next, ...units })
  const measureIn = (other: UnitSystem) => {
    change({ ...fieldsOf(need, other, quantity), ...(other === 'imperial' && { units: other }) }, true)
  }
  useTypedEarly(({ q, ...filled }) => (q === undefined ? fill({ ...fields, ...filled }) : type(q)))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change(shown, true)
  }
  const families = [...new Set([...answers.yes, ...answers.near].map(({ offer }) => familyOf(offer.product)))]
  const [first = 'Rolled', ...second]: ProductFamily[] = families.length > 0 ? families : ['Rolled', 'Extruded']

  return (
    <ToolPage address={address}>
      <div className="soft">
        <div className={`${styles.ask} ${toolContent}`}>
          <ToolHead title={t('shell:pages.finder')}>
            <UnitSwitch units={system} onChoose={measureIn} />
          </ToolHead>
          <form method="get" action="/products/finder" aria-label={t('finder.line')} onSubmit={submit}>
            <div className={`${field.line} ${styles.line}`}>
              <label className="sr" htmlFor="finder-line">
                {t('finder.line')}
              </label>
              <Icon name="search" size="large" />
              <input
                ref={line}
                id="finder-line"
                type="text"
                name="q"
                maxLength={120}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                placeholder={t('finder.placeholder')}
                value={typed ?? lineOf(need, system, quantity)}
                onChange={({ target }) => type(target.value)}
              />
              {isAsking && (
                <IconButton
                  className="no-print"
                  aria-label={t('finder.clear')}
                  onClick={() => {
                    change({}, true)
                    line.current?.focus()
                  }}
                >
                  <Icon name="cross" />
                </IconButton>
              )}
              <KeptRegion />
              {system === 'imperial' && <input type="hidden" name="units" value={system} />}
              <noscript>
                <button type="submit" className="btn">
                  {t('finder.find')}
                </button>
              </noscript>
            </div>
          </form>
          {(isAsking || unknown.length > 0) && (
            <Understood texts={texts} answers={answers} quantity={quantity} unknown={unknown} />
          )}
          <details className={styles.fields} open={typed === undefined && isAsking}>
            <ActionLine as="summary">{t('finder.inFields')}</ActionLine>
            <FinderFields fields={fields} system={system} invalid={invalid} onChange={fill} onSubmit={submit} />
          </details>
        </div>
      </div>
      <Split className={`${styles.answer} wrap`}>
        <FinderAnswers
          need={need}
          system={system}
          answers={answers}
          isAsking={isAsking}
          quantity={quantity}
          unknown={unknown}
          others={others}
        />
        <aside className={styles.person}>
          <SalesPerson families={[first, ...second]} kept={withoutRegion(shown)}>
            <Text size="small" tone="muted">
              {t('finder.askAnyway')}
            </Text>
          </SalesPerson>
        </aside>
      </Split>
    </ToolPage>
  )
}

interface UnderstoodProps {
  texts: AnswerTexts
  answers: Answers
  quantity: Quantity | undefined
  /** What was typed and is left out. */
  unknown: readonly string[]
}

/** What was read from the line, part by part, so that one sees what the answer is about; what a no is about is marked. */
function Understood({ texts, answers: { yes, near }, quantity, unknown }: UnderstoodProps) {
  const { t } = useTranslation('tools')
  const [closest] = yes.length > 0 ? [] : near
  const missed: readonly string[] = closest ? missesOf(closest).map(({ field }) => field) : []
  return (
    <Row as="ul" gap={2} className={styles.parts} aria-label={t('finder.understood')}>
      {texts.parts.map(({ field, text }) => (
        <li key={field} className={missed.includes(field) ? styles.missed : undefined}>
          {text}
        </li>
      ))}
      {quantity && <li>{t('finder.quantity', { quantity: quantity.text })}</li>}
      {unknown.length > 0 && <li className={styles.missed}>{t('finder.unknown', { words: unknown.join(', ') })}</li>}
    </Row>
  )
}
