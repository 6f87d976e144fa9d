import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { Row } from '#ui/layout.tsx'
import { Tick } from '#ui/tick.tsx'
import { type CertificateSearch, plants } from './certificate-filter.ts'
import styles from './certificate-filters.module.css'

interface CertificateFiltersProps {
  certificates: readonly SiteDocument[]
  search: CertificateSearch
  onChange: (search: CertificateSearch) => void
}

/** What narrows the list of certificates: which, of which plant, and whether in force; without scripts a form of its own. */
export function CertificateFilters({ certificates, search, onChange }: CertificateFiltersProps) {
  const { t } = useTranslation(['downloads', 'shell'])
  const { number, standard = '', plant = '', current } = search
  return (
    <Row
      as="form"
      align="end"
      gap={5}
      method="get"
      action="/certificates"
      className={`${styles.filters} no-print`}
      aria-label={t('check.filters.heading')}
      onSubmit={(event) => event.preventDefault()}
    >
      {number && <input type="hidden" name="number" value={number} />}
      <div className="field">
        <label htmlFor="certificate-standard">{t('check.filters.standard')}</label>
        <select
          id="certificate-standard"
          name="standard"
          className="select"
          value={standard}
          onChange={({ target }) => onChange({ ...search, standard: target.value })}
        >
          <option value="">{t('check.filters.all')}</option>
          {certificates.map(({ name, title, note }) => (
            <option key={name} value={name}>
              {[title, note].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="certificate-plant">{t('check.filters.plant')}</label>
        <select
          id="certificate-plant"
          name="plant"
          className="select"
          value={plant}
          onChange={({ target }) => onChange({ ...search, plant: target.value })}
        >
          <option value="">{t('check.filters.all')}</option>
          {plants.map((one) => (
            <option key={one} value={one}>
              {t(`shell:pages.${one}Plant`)}
            </option>
          ))}
        </select>
      </div>
      <Tick
        name="current"
        value="yes"
        checked={Boolean(current)}
        onChange={({ target }) => onChange({ ...search, current: target.checked ? 'yes' : '' })}
        className={styles.current}
      >
        {t('check.filters.current')}
      </Tick>
      <noscript>
        <button type="submit" className="btn btn--line btn--sm">
          {t('check.filters.show')}
        </button>
      </noscript>
    </Row>
  )
}
