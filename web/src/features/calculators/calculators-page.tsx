import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptRegion } from '#components/kept-region.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import { ShareBand } from '#components/share-band.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { ToolsMenu } from '#components/tools-menu.tsx'
import { type ToolPageProps, useEditedSearch, withoutRegion } from '#components/use-edited-search.ts'
import { useTypedEarly } from '#components/use-typed-early.ts'
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
          <p id={`${id}-${quantity}-error`} className={styles.error}>
            {t('calculators.invalid')}
          </p>
        )}
      </div>
    )
  }
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ToolsMenu />
      <div className={`${styles.inside} wrap`}>
        <div className={styles.head}>
          <div>
            <h1>{t('shell:pages.calculators')}</h1>
            <p className="muted">{t('calculators.lead')}</p>
          </div>
          <nav className={styles.kinds} aria-label={t('calculators.kind')}>
            {kinds.map((one) => (
              <SiteLink key={one} to={linkTo(one)} aria-current={one === kind ? 'true' : undefined} resetScroll={false}>
                {t(`calculators.kinds.${one}`)}
              </SiteLink>
            ))}
          </nav>
        </div>
        <div className={styles.frame}>
          <form
            key={kind}
            method="get"
            action="/products/calculators"
            className={styles.form}
            aria-label={t(`calculators.kinds.${kind}`)}
            onSubmit={submit}
          >
            <input type="hidden" name="kind" value={kind} />
            {typeof shown.product === 'string' && <input type="hidden" name="product" value={shown.product} />}
            <KeptRegion />
            <div className={styles.pair}>{FIELDS[kind].map(field)}</div>
            {kind === 'coil' && (
              <>
                <fieldset className={styles.known}>
                  <legend>{t('calculators.known')}</legend>
                  {knowns.map((one) => (
                    <label key={one}>
                      <input
                        type="radio"
                        name="known"
                        value={one}
                        checked={one === known}
                        onChange={() => set('known', one)}
                      />
                      <span>{t(`calculators.knowns.${one}`)}</span>
                    </label>
                  ))}
                </fieldset>
                {field(known)}
              </>
            )}
            <details className={styles.advanced} open={invalid.includes('density')}>
              <summary>{t('calculators.advanced')}</summary>
              {field('density')}
              <p className="caption muted">{t('calculators.density')}</p>
            </details>
            <noscript>
              <button type="submit" className="btn">
                {t('calculators.calculate')}
              </button>
            </noscript>
          </form>
          <CalculatorResult calculation={calculation} product={shown.product} />
        </div>
        <SalesPerson families={[kind === 'profile' ? 'Extruded' : 'Rolled']} kept={withoutRegion(shown)} isWide />
      </div>
      <ShareBand url={address} />
    </main>
  )
}
