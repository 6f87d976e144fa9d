import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptRegion } from '#components/kept-region.tsx'
import { productUrls } from '#content/catalogue.ts'
import { markets } from '#content/markets.ts'
import { listedAlloys, listedTempers } from '#content/needs/alloy-names.ts'
import { type Field, otherSizes } from '#content/needs/need.ts'
import { allUses, readUses, shapes } from '#content/needs/uses.ts'
import { dimensions, forms } from '#content/offers.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { Text } from '#ui/text.tsx'
import styles from './finder-page.module.css'
import type { Fields } from './finder-search.ts'
import { useUseNames } from './use-use-names.ts'

interface FinderFieldsProps {
  fields: Fields
  system: UnitSystem
  invalid: readonly Field[]
  onChange: (fields: Fields) => void
  onSubmit: (event: SubmitEvent) => void
}

/** A need in fields: alloy, temper, thickness, width, length, use. */
export function FinderFields({ fields, system, invalid, onChange, onSubmit }: FinderFieldsProps) {
  const { t } = useTranslation(['tools', 'specs'])
  const id = useId()
  const useNames = useUseNames()
  const unit = t(system === 'imperial' ? 'specs:units.in' : 'specs:units.mm')
  const set = (field: Field) => (event: { target: { value: string } }) =>
    onChange({ ...fields, [field]: event.target.value })

  const uses = readUses(fields.use ?? '')
  const severalUses = uses.length > 1 && !allUses.some((use) => use === fields.use) ? uses : undefined
  const groups = [
    [t('finder.forms'), forms],
    [t('finder.markets'), markets.map(({ market }) => market)],
    [t('finder.products'), productUrls],
    [t('finder.shapes'), shapes],
  ] as const
  const select = (field: 'alloy' | 'temper', listed: readonly string[]) => {
    const value = fields[field] ?? ''
    return (
      <div className="field">
        <label htmlFor={`${id}-${field}`}>{t(`finder.fields.${field}`)}</label>
        <select id={`${id}-${field}`} name={field} className="select" value={value} onChange={set(field)}>
          <option value="">{t('finder.any')}</option>
          {/* An alloy that was typed and that no table has stays what was asked. */}
          {[...new Set([...listed, value])].filter(Boolean).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <form
      method="get"
      action="/products/finder"
      className={styles.each}
      aria-label={t('finder.fieldsLabel')}
      onSubmit={onSubmit}
    >
      {select('alloy', listedAlloys)}
      {select('temper', listedTempers)}
      {dimensions.map((dimension) => {
        const isInvalid = invalid.includes(dimension)
        return (
          <div key={dimension} className={isInvalid ? 'field is-invalid' : 'field'}>
            <label htmlFor={`${id}-${dimension}`}>{t(`finder.fields.${dimension}`, { unit })}</label>
            <input
              id={`${id}-${dimension}`}
              name={dimension}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              placeholder={t('finder.any')}
              value={fields[dimension] ?? ''}
              onChange={set(dimension)}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? `${id}-${dimension}-error` : undefined}
            />
            {isInvalid && (
              <Text id={`${id}-${dimension}-error`} size="small" tone="error">
                {t('finder.invalid')}
              </Text>
            )}
          </div>
        )
      })}
      <div className="field">
        <label htmlFor={`${id}-use`}>{t('finder.fields.use')}</label>
        <select id={`${id}-use`} name="use" className="select" value={fields.use ?? ''} onChange={set('use')}>
          <option value="">{t('finder.any')}</option>
          {/* Words can mean several: a coil is foil or strip. */}
          {severalUses && (
            <option value={fields.use}>
              {severalUses.map((one) => useNames[one]).reduce((one, other) => t('finder.anyOf', { one, other }))}
            </option>
          )}
          {groups.map(([label, uses]) => (
            <optgroup key={label} label={label}>
              {uses.map((use) => (
                <option key={use} value={use}>
                  {useNames[use]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <KeptRegion />
      {/* What the line said and no field shows stays. */}
      {([...otherSizes, 'quantity'] as const).map(
        (name) => fields[name] && <input key={name} type="hidden" name={name} value={fields[name]} />,
      )}
      {system === 'imperial' && <input type="hidden" name="units" value={system} />}
      <noscript>
        <button type="submit" className="btn">
          {t('finder.find')}
        </button>
      </noscript>
    </form>
  )
}
