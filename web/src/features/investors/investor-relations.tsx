import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import styles from './investor-relations.module.css'

/** Where shareholders ask. */
export function InvestorRelations() {
  const { t } = useTranslation('investors')
  return (
    <section className={`${styles.relations} section soft`} aria-labelledby="investor-relations">
      <div className={`${styles.inside} wrap`}>
        <div>
          <h2 id="investor-relations">{t('relations.heading')}</h2>
          <p>{t('relations.text')}</p>
        </div>
        <dl>
          <div>
            <dt>{t('relations.email')}</dt>
            <dd>
              <a href={`mailto:${brand.emails.investors}`}>{brand.emails.investors}</a>
            </dd>
          </div>
          <div>
            <dt>{t('relations.phone')}</dt>
            <dd>
              <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('relations.address')}</dt>
            <dd>{brand.address.join(', ')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
