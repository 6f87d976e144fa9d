import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptRegion } from '#components/kept-region.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import segments from '#components/segments.module.css'
import { SiteLink } from '#components/site-link.tsx'
import { ToolHead, ToolPage, toolContent } from '#components/tool-page.tsx'
import { type ToolPageProps, useEditedSearch, withoutRegion } from '#components/use-edited-search.ts'
import { useTypedEarly } from '#components/use-typed-early.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import { CalculatorDrawing } from './calculator-drawing.tsx'
import { type Kind, kinds, knowns, type Quantity } from './calculator-kinds.ts'
import { CalculatorResult } from './calculator-result.tsx'
import { readCalculation } from './calculator-search.ts'
import styles from './calculators-page.module.css'

const FIELDS = {
  coil: ['thickness', 'width', 'core'],
  sheet: ['thickness', 'width', 'length', 'pack'],
  profile: ['perMetre', 'length', 'pack'],
} as const satisfies Record<string, readonly Quantity[]>

/**
 * `/products/calculators`: the weight of sheet, strip, foil and profile, and what a coil holds. Everything that is filled in
 * is in the address; without scripts the form leads to the address of its result.
 */
export function CalculatorsPage({ search, address }: ToolPageProps) {
  const { t } = useTranslation(['tools', 'shell'])
  const id = useId()
  const [shown, edit] = useEditedSearch(search)
  const calculation = readCalculation(shown)
  const { kind, known, fields, invalid } = calculation
  const set = (name: string, value: string) => edit({ ...shown, kind, [name]: value === '' ? ' ' : value })
  useTypedEarly((typed) => edit({ ...shown, kind, ...typed }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    edit(shown, true)
  }

  /** Another calculator for the same product and country; what is filled in is of this one. */
  const linkTo = (one: Kind) => {
    const kept = (['product', 'region'] as const).flatMap((name) =>
      typeof search[name] === 'string' ? [[name, search[name]]] : [],
    )
    return `/products/calculators?${new URLSearchParams([['kind', one], ...kept])}` as const
  }
  const field = (quantity: Quantity) => {
    const isInvalid = invalid.includes(quantity)
    return (
      <div key={quantity} className={isInvalid ? 'field is-invalid' : 'field'}>
        <label htmlFor={`${id}-${quantity}`}>{t(`calculators.fields.${quantity}`)}</label>
        <input
          id={`${id}-${quantity}`}
          name={quantity}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={fields[quantity]?.trim() === '' ? '' : fields[quantity]}
          onChange={({ target }) => set(quantity, target.value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-${quantity}-error` : undefined}
        />
        {isInvalid && (
          <Text id={`${id}-${quantity}-error`} size="small" tone="error">
            {t('calculators.invalid')}
          </Text>
        )}
      </div>
    )
  }
  return (
    <ToolPage address={address}>
      <div className={toolContent}>
        <ToolHead title={t('shell:pages.calculators')} lead={t('calculators.lead')}>
          <nav className={segments.segments} aria-label={t('calculators.kind')}>
            {kinds.map((one) => (
              <SiteLink key={one} to={linkTo(one)} aria-current={one === kind ? 'true' : undefined} resetScroll={false}>
                {t(`calculators.kinds.${one}`)}
              </SiteLink>
            ))}
          </nav>
        </ToolHead>
        <Split className={styles.frame}>
          <div className={styles.given}>
            <Stack
              as="form"
              gap={5}
              key={kind}
              method="get"
              action="/products/calculators"
              aria-label={t(`calculators.kinds.${kind}`)}
              onSubmit={submit}
            >
              <input type="hidden" name="kind" value={kind} />
              {typeof shown.product === 'string' && <input type="hidden" name="product" value={shown.product} />}
              <KeptRegion />
              {kind === 'coil' && (
                <fieldset>
                  <Text as="legend" size="small" semi>
                    {t('calculators.known')}
                  </Text>
                  <Row gap={6} className={styles.known}>
                    {knowns.map((one) => (
                      <Tick
                        key={one}
                        type="radio"
                        name="known"
                        value={one}
                        checked={one === known}
                        onChange={() => set('known', one)}
                      >
                        {t(`calculators.knowns.${one}`)}
                      </Tick>
                    ))}
                  </Row>
                </fieldset>
              )}
              <div className={styles.pair}>{[...FIELDS[kind], ...(kind === 'coil' ? [known] : [])].map(field)}</div>
              <details className={styles.advanced} open={invalid.includes('density')}>
                <ActionLine as="summary">{t('calculators.advanced')}</ActionLine>
                {field('density')}
                <Text size="small" tone="muted">
                  {t('calculators.density')}
                </Text>
              </details>
              <noscript>
                <button type="submit" className="btn">
                  {t('calculators.calculate')}
                </button>
              </noscript>
            </Stack>
            <div className={styles.drawn}>
              <CalculatorDrawing calculation={calculation} />
            </div>
          </div>
          <CalculatorResult calculation={calculation} product={shown.product} />
        </Split>
        <SalesPerson families={[kind === 'profile' ? 'Extruded' : 'Rolled']} kept={withoutRegion(shown)} isWide />
      </div>
    </ToolPage>
  )
}
