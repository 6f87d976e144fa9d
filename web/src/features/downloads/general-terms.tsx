import { useTranslation } from 'react-i18next'
import { Contents } from '#components/contents.tsx'
import { Prose } from '#components/prose.tsx'
import { SectionHead } from '#components/section-head.tsx'
import { generalTerms } from '#prose/general-terms.ts'

/** The general terms of sale: twelve numbered sections below their contents (DL-11). */
export function GeneralTerms() {
  const { t } = useTranslation('downloads')
  const { lead, sections } = generalTerms
  return (
    <article>
      <SectionHead lead={lead} />
      <Contents label={t('generalTerms.contents')} sections={sections} place="above" isNumbered />
      <Prose sections={sections} />
    </article>
  )
}
