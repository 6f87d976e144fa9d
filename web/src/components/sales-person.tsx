import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { countries, countryNamed } from '#content/map-regions.ts'
import type { ProductFamily } from '#content/product-sales.ts'
import { salesContact } from '#content/sales-contact.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Avatar } from './avatar.tsx'
import { ContactCard } from './contact-card.tsx'
import { Icon } from './icon.tsx'
import styles from './sales-person.module.css'
import { SiteLink } from './site-link.tsx'
import { useChosenCountry } from './use-chosen-country.ts'
import { useLoadedPeople } from './use-loaded-people.ts'
import { useSalesReason } from './use-sales-reason.ts'

interface SalesPersonProps {
  /** Of the products that the page is about, one or both. */
  families: readonly [ProductFamily, ...ProductFamily[]]
  /** Below the content of a page, not beside it: the people stand next to each other. */
  isWide?: boolean
  /** What else the address says, which stays when the country is sent without scripts. */
  kept?: Readonly<Record<string, unknown>>
  /** What else one can do about the products. */
  children?: ReactNode
}

/**
 * Who serves the visitor's country, with the reason, and the list to choose the country from; until one is chosen the
 * directors. Without scripts the list sends the country as `?region=`. When no person can be named, the office is.
 */
export function SalesPerson({ families, isWide = false, kept = {}, children }: SalesPersonProps) {
  const { t } = useTranslation('sales')
  const id = useId()
  const reasonOf = useSalesReason()
  const [country, choose] = useChosenCountry()
  const [isChosenHere, setChosenHere] = useState(false)
  const sales = useLoadedPeople()
  const found = families.flatMap((family) => salesContact(sales, family, country) ?? [])
  return (
    <section className={isWide ? `${styles.contact} ${styles.wide}` : styles.contact} aria-label={t('heading')}>
      <Stack as="form" method="get" gap={2} className={styles.country}>
        <label htmlFor={`${id}-country`}>{t('country')}</label>
        <select
          id={`${id}-country`}
          name="region"
          className="select"
          value={country ?? ''}
          onChange={({ target }) => {
            choose(countryNamed(target.value))
            setChosenHere(true)
          }}
        >
          <option value="">{t('choose')}</option>
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <noscript>
          <button type="submit" className="btn btn--line btn--sm">
            {t('show')}
          </button>
        </noscript>
      </Stack>
      <ul className={styles.people}>
        {found.map((contact) => {
          const { person, family, standsInFor } = contact
          const { name, position, phone, email, languages, slug, hasProfile } = person
          const profile = hasProfile
            ? (`/contacts/sales-department/${slug}` as const)
            : (`/contacts/sales-department?region=${encodeURIComponent(country ?? '')}&product=${family}` as const)
          return (
            // Another person is another element: text that changes in place would stay as a browser's translator has put it there.
            <li key={`${family} ${name} ${country}`}>
              <SiteLink to={profile} className={styles.person}>
                <Avatar person={person} size="small" />
                <span>
                  <strong translate="no">{name}</strong>
                  <Text as="span" size="small" tone="muted">
                    {position}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {reasonOf(contact)}
                  </Text>
                  {languages.length > 0 && (
                    <Text as="span" size="small" tone="muted">
                      {t('languages', { languages: languages.join(', ') })}
                    </Text>
                  )}
                </span>
              </SiteLink>
              {standsInFor && (
                <Text size="small" tone="muted">
                  {t('standsIn', { name: standsInFor.name })}
                </Text>
              )}
              <ActionLine href={`mailto:${email}`}>
                <Icon name="mail" />
                <span>
                  {email.slice(0, email.indexOf('@') + 1)}
                  <wbr />
                  {email.slice(email.indexOf('@') + 1)}
                </span>
              </ActionLine>
              <Row tight gap={6}>
                <ActionLine href={`tel:${phone.replaceAll(' ', '')}`}>
                  <Icon name="phone" />
                  {phone}
                </ActionLine>
                <ContactCard person={person} />
              </Row>
            </li>
          )
        })}
        {found.length === 0 && (
          <li>
            <Text size="small" tone="muted">
              {t('office')}
            </Text>
            <ActionLine href={`tel:${brand.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" />
              {brand.phone}
            </ActionLine>
            <ActionLine href={`mailto:${brand.emails.sales}`}>
              <Icon name="mail" />
              {brand.emails.sales}
            </ActionLine>
          </li>
        )}
      </ul>
      <output className="sr">
        {isChosenHere &&
          found.map((contact) => t('chosen', { name: contact.person.name, reason: reasonOf(contact) })).join('; ')}
      </output>
      {children}
    </section>
  )
}
