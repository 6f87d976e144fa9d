import type { SitePerson } from 'api/contract/people'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#components/avatar.tsx'
import { Icon } from '#components/icon.tsx'
import type { Country } from '#content/map-regions.ts'
import { salesContact } from '#content/sales-contact.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './country-card.module.css'
import type { ProductKind } from './staff-filter.ts'

const families = ['Rolled', 'Extruded'] as const

interface CountryCardProps {
  sales: readonly SitePerson[]
  country: Country
  /** Only who sells these. */
  product: ProductKind | undefined
  /** On small screens it lies at the lower edge over the page; else it stands below the map. */
  isSheet: boolean
  onClose: () => void
}

/** Who serves a country, one for each family of products, to be called or written to at once. */
export function CountryCard({ sales, country, product, isSheet, onClose }: CountryCardProps) {
  const { t } = useTranslation(['contacts', 'sales'])
  return (
    <section
      className={isSheet ? `${styles.card} ${styles.sheet}` : styles.card}
      aria-label={t('card.label', { country })}
    >
      <Row between noWrap>
        <Text as="h2" size="title">
          {country}
        </Text>
        <IconButton className={`${styles.close} no-print`} aria-label={t('card.close')} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Row>
      {families
        .filter((family) => !product || family === product)
        .flatMap((family) => salesContact(sales, family, country) ?? [])
        .map(({ family, person, standsInFor }) => {
          const { name, position, phone, email, languages } = person
          return (
            <div key={`${country} ${family}`} className={styles.person}>
              <Text size="small" tone="muted" className={styles.family}>
                {t(`card.${family}`)}
              </Text>
              <Avatar person={person} size="small" />
              <Text as="span" size="small" tone="muted" className={styles.text}>
                <strong translate="no">{name}</strong>
                <span>{position}</span>
                {languages.length > 0 && <span className={styles.languages}>{languages.join(', ')}</span>}
                {standsInFor && <span>{t('sales:standsIn', { name: standsInFor.name })}</span>}
              </Text>
              <p className={styles.ways}>
                <ActionLine href={`tel:${phone.replaceAll(' ', '')}`}>
                  <Icon name="phone" />
                  <span>{phone}</span>
                </ActionLine>
                <ActionLine href={`mailto:${email}`}>
                  <Icon name="mail" />
                  <span>{email}</span>
                </ActionLine>
              </p>
            </div>
          )
        })}
    </section>
  )
}
