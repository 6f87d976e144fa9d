import type { InquiryFilter } from 'api/contract/inquiries'
import { MAIL_STATES } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { inquiryCategories, inquiryProducts, inquiryRegions, regionInBulgarian } from 'supabase/inquiry-facts'
import styles from '#features/admin/list/filters.module.css'
import type { PanelSearch } from '#features/admin/panel/panel-search.ts'
import { countFilters, NO_FILTERS } from './inquiry-filter.ts'

const COUNTRIES = Object.keys(inquiryRegions)
  .map((region) => ({ region, name: regionInBulgarian(region) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'bg'))

interface InquiryFiltersProps {
  id: string
  filter: InquiryFilter
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
}

/** What narrows the inquiries besides their state and the search. */
export function InquiryFilters({ id, filter, onNarrow }: InquiryFiltersProps) {
  const { t } = useTranslation('admin')
  const { kind, category, product, region, mail, mine, suspected, files } = filter
  const about = product ? `aboutProduct:${product}` : category ? `category:${category}` : kind ? `kind:${kind}` : ''

  function chooseAbout(chosen: string): void {
    const [name = '', value] = chosen.split(':')
    onNarrow({ kind: undefined, category: undefined, aboutProduct: undefined, ...(value && { [name]: value }) })
  }

  return (
    <fieldset id={id} className={styles.filters}>
      <legend className="sr">{t('inquiries.filters')}</legend>
      <label>
        <span>{t('inquiries.about')}</span>
        <select className="select" value={about} onChange={({ target }) => chooseAbout(target.value)}>
          <option value="">{t('inquiries.any')}</option>
          <optgroup label={t('inquiries.kindContact')}>
            <option value="kind:contact">{t('inquiries.allTopics')}</option>
            {inquiryCategories.map((each) => (
              <option key={each} value={`category:${each}`}>
                {t(`inquiries.categories.${each}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('inquiries.kindProduct')}>
            <option value="kind:product">{t('inquiries.allProducts')}</option>
            {Object.entries(inquiryProducts).map(([each, { name }]) => (
              <option key={each} value={`aboutProduct:${each}`} lang="en">
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <label>
        <span>{t('inquiries.country')}</span>
        <select
          className="select"
          value={region ?? ''}
          onChange={({ target }) => onNarrow({ country: target.value || undefined })}
        >
          <option value="">{t('inquiries.any')}</option>
          {COUNTRIES.map(({ region, name }) => (
            <option key={region} value={region}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('inquiries.columnMail')}</span>
        <select
          className="select"
          value={mail ?? ''}
          onChange={({ target }) => onNarrow({ mail: target.value || undefined })}
        >
          <option value="">{t('inquiries.any')}</option>
          {MAIL_STATES.map((each) => (
            <option key={each} value={each}>
              {t(`inquiries.mails.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={mine !== undefined}
          onChange={({ target }) => onNarrow({ mine: target.checked || undefined })}
        />
        {t('inquiries.mine')}
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={suspected !== undefined}
          onChange={({ target }) => onNarrow({ suspected: target.checked || undefined })}
        />
        {t('inquiries.suspected')}
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={files !== undefined}
          onChange={({ target }) => onNarrow({ files: target.checked || undefined })}
        />
        {t('inquiries.withFiles')}
      </label>
      {countFilters(filter) > 0 && (
        <button type="button" className="btn btn--line btn--sm" onClick={() => onNarrow(NO_FILTERS)}>
          {t('inquiries.filtersClear')}
        </button>
      )}
    </fieldset>
  )
}
