import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { countries } from '#content/map-regions.ts'
import './country-contact.css'

/** The way to the person who serves a country: a plain form, which leads to the sales department. */
export function CountryContact() {
  const { t } = useTranslation('home')
  return (
    <section className="section soft" aria-labelledby="contact-heading">
      <div className="country-contact wrap">
        <div>
          <h2 id="contact-heading">{t('contact.heading')}</h2>
          <p className="muted">{t('contact.text')}</p>
        </div>
        <form method="get" action="/contacts/sales-department">
          <label htmlFor="contact-country">{t('contact.country')}</label>
          <select id="contact-country" name="region" className="select" required defaultValue="">
            <option value="">{t('contact.choose')}</option>
            {countries.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <button type="submit" className="btn btn--line">
            {t('contact.show')}
          </button>
          <a className="link" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {brand.phone}
          </a>
        </form>
      </div>
    </section>
  )
}
