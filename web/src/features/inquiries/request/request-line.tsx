import type { TFunction } from 'i18next'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { requestLimits, requestUnits } from 'supabase/inquiry-facts'
import { Icon } from '#components/icon.tsx'
import { type DimensionOffered, requestFieldsOf } from '#content/request-fields.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { formatNumber } from '#lib/format.ts'
import { mayBeThousands, parseDecimal } from '#lib/parse-decimal.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Text } from '#ui/text.tsx'
import { type DraftLine, isAmount } from './request-draft.ts'
import styles from './request-fold.module.css'

interface RequestLineProps {
  line: DraftLine
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** What is wanted of one product, with what its own tables offer. */
export function RequestLine({ line, onChange, onRemove }: RequestLineProps) {
  const { t } = useTranslation(['inquiries', 'shell'])
  const { t: specs } = useTranslation('specs')
  const id = useId()
  const { alloys, tempers, finishes, dimensions } = requestFieldsOf(line.product)
  const name = t(`shell:productNames.${line.product}`)
  const words = [
    { field: 'alloy', offered: alloys },
    { field: 'temper', offered: tempers },
    ...(finishes.length > 0 ? [{ field: 'finish', offered: finishes } as const] : []),
  ] as const

  return (
    <li className={styles.line}>
      <fieldset>
        <legend>{name}</legend>
        <IconButton className={styles.remove} aria-label={t('request.remove', { product: name })} onClick={onRemove}>
          <Icon name="cross" size="small" />
        </IconButton>
        <div className={styles.fields}>
          <Amount
            id={`${id}quantity`}
            label={t('request.quantity')}
            value={line.quantity}
            onChange={(quantity) => onChange({ ...line, quantity })}
          >
            <select
              className="select"
              aria-label={t('request.unit')}
              value={line.unit}
              onChange={({ target }) =>
                onChange({ ...line, unit: requestUnits.find((each) => each === target.value) ?? line.unit })
              }
            >
              {requestUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`request.units.${unit}`)}
                </option>
              ))}
            </select>
          </Amount>
          {words.map(({ field, offered }) => (
            <div key={field} className="field">
              <label htmlFor={id + field}>{t(`request.${field}`)}</label>
              <input
                id={id + field}
                className="input"
                list={`${id + field}list`}
                maxLength={requestLimits[field]}
                autoComplete="off"
                value={line[field]}
                onChange={({ target }) => onChange({ ...line, [field]: target.value })}
              />
              <datalist id={`${id + field}list`}>
                {offered.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            </div>
          ))}
          {dimensions.map((side) => (
            <Amount
              key={side.name}
              id={id + side.name}
              label={`${specs(`labels.${side.name}`)}, ${specs(`units.${side.unit}`)}`}
              hint={hintOf(side, specs)}
              value={line.dimensions[side.name] ?? ''}
              onChange={(value) => onChange({ ...line, dimensions: { ...line.dimensions, [side.name]: value } })}
            />
          ))}
        </div>
      </fieldset>
    </li>
  )
}

/** What the tables of the product say: `35 to 200 µm`. */
function hintOf({ unit, min, max }: DimensionOffered, t: TFunction<'specs'>): string | undefined {
  if (min !== undefined && max !== undefined) return formatSpecification({ kind: 'range', min, max, unit }, t)
  if (max !== undefined) return formatSpecification({ kind: 'upTo', max, unit }, t)
  return min === undefined ? undefined : formatSpecification({ kind: 'from', min, unit }, t)
}

/** How `1,250` is read, and how the other meaning is typed. */
function readingsOf(typed: string): { value: string; other: string } {
  return { value: formatNumber(parseDecimal(typed) ?? 0), other: typed.replace(/\D/g, '') }
}

interface AmountProps {
  id: string
  label: string
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  /** What stands beside the number. */
  children?: ReactNode
}

function Amount({ id, label, hint, value, onChange, children }: AmountProps) {
  const { t } = useTranslation('inquiries')
  const isWrong = !isAmount(value)
  return (
    <div className={isWrong ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.amount}>
        <input
          id={id}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}hint`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </div>
      <Text id={`${id}hint`} size="small" tone={isWrong ? 'error' : 'muted'}>
        {isWrong ? t('request.wrongAmount') : mayBeThousands(value) ? t('request.readAs', readingsOf(value)) : hint}
      </Text>
    </div>
  )
}
