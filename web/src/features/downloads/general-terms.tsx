import { useTranslation } from 'react-i18next'
import { Contents } from '#components/contents.tsx'
import { Prose } from '#components/prose.tsx'
import { generalTerms } from '#prose/general-terms.ts'
import styles from './general-terms.module.css'

/** The general terms of sale: twelve numbered sections below their contents (DL-11). */
export function GeneralTerms() {
  const { t } = useTranslation('downloads')
  const { lead, sections } = generalTerms
  return (
    <article>
      <div className={styles.head}>
        <h2>{t('generalTerms.title')}</h2>
        <p className="lead muted">{lead}</p>
      </div>
      <Contents label={t('generalTerms.contents')} sections={sections} place="above" isNumbered />
      <Prose sections={sections} level={3} />
    </article>
  )
}
