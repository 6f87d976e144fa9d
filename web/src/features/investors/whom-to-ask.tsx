import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { profilePath } from '#content/profile-path.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Text } from '#ui/text.tsx'
import { useInvestorContact } from './use-investor-contact.ts'
import styles from './whom-to-ask.module.css'

/** The contact of shareholders with telephone, e-mail and the address for letters. */
export function WhomToAsk() {
  const { t } = useTranslation('investors')
  const { person, phone, email } = useInvestorContact()
  return (
    <section className={styles.ask} aria-labelledby="whom-to-ask">
      <h2 id="whom-to-ask" className="h4">
        {t('ask.heading')}
      </h2>
      <p className={styles.name}>
        {person ? (
          <SiteLink to={profilePath(person)} translate="no">
            {person.name}
          </SiteLink>
        ) : (
          brand.legalName
        )}{' '}
        {person && (
          <Text as="small" size="small" tone="muted">
            {person.position}
          </Text>
        )}
      </p>
      <ActionLine href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {phone}
      </ActionLine>
      <ActionLine href={`mailto:${email}`}>
        <Icon name="mail" />
        <span>{email}</span>
      </ActionLine>
      <Text as="address" size="small" tone="muted" className={styles.address}>
        {brand.address.join(', ')}
      </Text>
    </section>
  )
}
