import type { StaffPerson } from 'api/contract/collections/people'
import { COUNTRIES } from 'api/contract/people'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { regionInBulgarian } from 'supabase/inquiry-facts'
import { useField } from '#features/admin/form/use-field.ts'
import { isFound } from '#features/admin/list/is-found.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { TextButton } from '#ui/text-button.tsx'
import { Tick } from '#ui/tick.tsx'
import { type Country, mostServed, type Service } from './country-choice.ts'
import styles from './country-ticks.module.css'

const BY_ALPHABET = COUNTRIES.toSorted((one, other) =>
  regionInBulgarian(one).localeCompare(regionInBulgarian(other), 'bg'),
)

interface CountryTicksProps {
  /** All but the person: their countries are those that are shown first. */
  others: readonly StaffPerson[]
  services: Readonly<Record<Country, Service>>
}

/** The countries of a person as ticks by alphabet. None of them moves while one ticks; beside it stands who else serves it. */
export function CountryTicks({ others, services }: CountryTicksProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { value, change } = useField<Country[]>()
  const [first] = useState(() => new Set([...mostServed(others), ...value]))
  const [isWhole, setWhole] = useState(false)
  const [query, setQuery] = useState('')
  const isShown = (country: Country) =>
    query.trim() === ''
      ? isWhole || first.has(country) || value.includes(country)
      : isFound(`${regionInBulgarian(country)} ${country}`, query.trim())
  const shown = BY_ALPHABET.filter(isShown)

  function noteOf({ names, missing }: Service): string {
    const [family] = missing
    if (family)
      return missing.length > 1
        ? t('people.nobody')
        : t('people.nobodyFor', { products: t(`people.inFamily.${family}`) })
    const [name, ...more] = names
    if (!name) return ''
    return more.length === 0 ? t('people.servesToo', { name }) : t('people.serveToo', { name, count: more.length })
  }

  return (
    <fieldset aria-labelledby={`${id}-heading`}>
      <Row between>
        <Text as="span" semi id={`${id}-heading`} className={styles.heading}>
          {t('fields.people.countries.label')}{' '}
          <small>
            {value.length > 0 ? t('people.chosen', { count: value.length }) : t('fields.people.countries.none')}
          </small>
        </Text>
        <input
          type="search"
          className={`input ${styles.search}`}
          aria-label={t('people.findCountry')}
          placeholder={t('people.findCountry')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // The form is not sent from here.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Row>
      <ul className={styles.countries}>
        {shown.map((country) => {
          const note = noteOf(services[country])
          return (
            <li key={country}>
              <Tick
                checked={value.includes(country)}
                aria-describedby={note ? `${id}-${country}` : undefined}
                onChange={({ target }) =>
                  change(target.checked ? [...value, country] : value.filter((one) => one !== country))
                }
              >
                {regionInBulgarian(country)}
              </Tick>
              {note && (
                <small id={`${id}-${country}`} data-is={services[country].missing.length > 0 ? 'missing' : undefined}>
                  {note}
                </small>
              )}
            </li>
          )
        })}
      </ul>
      <Text role="status" tone="muted">
        {shown.length === 0 && t('people.noCountry', { query: query.trim() })}
      </Text>
      {!isWhole && query.trim() === '' && (
        <TextButton onClick={() => setWhole(true)}>{t('people.allCountries', { count: COUNTRIES.length })}</TextButton>
      )}
    </fieldset>
  )
}
