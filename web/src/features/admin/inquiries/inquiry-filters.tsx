import type { InquiryFilter } from 'api/contract/inquiries'
import { MAIL_STATES } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { inquiryCategories, inquiryProducts, inquiryRegions, regionInBulgarian } from 'supabase/inquiry-facts'
import { FilterSelect, FilterTick } from '#features/admin/list/filter-fields.tsx'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import { Stack } from '#ui/layout.tsx'

const COUNTRIES = Object.keys(inquiryRegions)
  .map((region) => ({ region, name: regionInBulgarian(region) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'bg'))

interface InquiryFiltersProps {
  filter: InquiryFilter
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
}

/** What narrows the inquiries besides their state and the search. */
export function InquiryFilters({ filter, onNarrow }: InquiryFiltersProps) {
  const { t } = useTranslation('admin')
  const { kind, category, product, region, mail, mine, suspected, files } = filter
  const about = product ? `aboutProduct:${product}` : category ? `category:${category}` : kind ? `kind:${kind}` : ''

  function chooseAbout(chosen = ''): void {
    const [name = '', value] = chosen.split(':')
    onNarrow({ kind: undefined, category: undefined, aboutProduct: undefined, ...(value && { [name]: value }) })
  }

  return (
    <>
      <FilterSelect label={t('inquiries.about')} value={about} any={t('filters.any')} onChoose={chooseAbout}>
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
      </FilterSelect>
      <FilterSelect
        label={t('inquiries.country')}
        value={region}
        any={t('filters.any')}
        onChoose={(country) => onNarrow({ country })}
      >
        {COUNTRIES.map(({ region, name }) => (
          <option key={region} value={region}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('inquiries.columnMail')}
        value={mail}
        any={t('filters.any')}
        onChoose={(mail) => onNarrow({ mail })}
      >
        {MAIL_STATES.map((each) => (
          <option key={each} value={each}>
            {t(`inquiries.mails.${each}`)}
          </option>
        ))}
      </FilterSelect>
      <Stack gap={0}>
        <FilterTick label={t('inquiries.mine')} isTicked={mine !== undefined} onTick={(mine) => onNarrow({ mine })} />
        <FilterTick
          label={t('inquiries.suspected')}
          isTicked={suspected !== undefined}
          onTick={(suspected) => onNarrow({ suspected })}
        />
        <FilterTick
          label={t('inquiries.withFiles')}
          isTicked={files !== undefined}
          onTick={(files) => onNarrow({ files })}
        />
      </Stack>
    </>
  )
}
