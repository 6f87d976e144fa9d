import { useNavigate } from '@tanstack/react-router'
import type { SitePerson } from 'api/contract/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepCountry } from '#components/use-chosen-country.ts'
import { countryNamed } from '#content/map-regions.ts'
import { FilterSelect } from './filter-select.tsx'
import styles from './people.module.css'
import { SalesRow } from './sales-row.tsx'
import { filterStaff, ownFirst, type ProductKind, productsOf, regionsOf, type StaffFilter } from './staff-filter.ts'

interface SalesStaffProps {
  everyone: readonly SitePerson[]
  filter: StaffFilter
  onOpen: (person: SitePerson) => void
}

/**
 * The sales staff with its two filters, who serves the chosen country first; the main contacts stand above while none is
 * set (CONT-03 … 15, AMB-22).
 */
export function SalesStaff({ everyone, filter, onOpen }: SalesStaffProps) {
  const { t } = useTranslation('contacts')
  const navigate = useNavigate()
  const [isCleared, setCleared] = useState(false)
  const regions = regionsOf(everyone).map((name) => ({ value: name, name }))
  const products = productsOf(everyone)
  const found = ownFirst(filterStaff(everyone, filter), filter.region)
  const isFiltered = Boolean(filter.region || filter.product)
  const rest = isFiltered ? found : found.filter(({ isMain }) => !isMain)

  const narrow = (next: { [Part in keyof StaffFilter]: StaffFilter[Part] | undefined }) => {
    const { region, product } = { ...filter, ...next }
    setCleared(Boolean(filter.region && !region))
    navigate({
      to: '/contacts/$page',
      params: { page: 'sales-department' },
      search: { ...(region ? { region } : {}), ...(product ? { product } : {}) },
      replace: true,
      resetScroll: false,
    })
  }
  const rows = (people: readonly SitePerson[]) => (
    <ul className={styles.rows}>
      {people.map((person) => (
        <li key={person.slug}>
          <SalesRow person={person} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <section id="filters" className={styles.filters} aria-label={t('filters.heading')}>
        <FilterSelect
          label={t('filters.region')}
          showAll={t('filters.showAll')}
          options={regions}
          value={filter.region}
          onChoose={(region) => {
            keepCountry(countryNamed(region))
            narrow({ region })
          }}
        />
        <FilterSelect
          label={t('filters.products')}
          showAll={t('filters.showAll')}
          options={products.map((value) => ({ value, name: t(`products.${value}`) }))}
          value={filter.product}
          onChoose={(product) => narrow({ product: product as ProductKind | undefined })}
        />
        <output className={styles.count}>
          <span>{t('filters.people', { count: found.length })}</span>
          <span className="sr">{isCleared && !filter.region && t('filters.cleared')}</span>
        </output>
      </section>
      {!isFiltered && (
        <>
          <h3 className={styles.heading}>{t('featured')}</h3>
          {rows(everyone.filter(({ isMain }) => isMain))}
        </>
      )}
      <h3 className={styles.heading}>{t('list')}</h3>
      {rows(rest)}
    </>
  )
}
