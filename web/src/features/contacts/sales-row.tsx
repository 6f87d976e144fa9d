import type { SitePerson } from 'api/contract/people'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { regionNames } from '#content/region-names.ts'
import { formatDate } from '#lib/format.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Text } from '#ui/text.tsx'
import styles from './people.module.css'
import { PersonCard } from './person-card.tsx'

interface SalesRowProps {
  person: SitePerson
  /** Opens the profile of a person who has no address (AMB-23). */
  onOpen: (person: SitePerson) => void
}

/** One of the sales staff with what one chooses by: regions and languages; the telephone calls without the profile. */
export function SalesRow({ person, onOpen }: SalesRowProps) {
  const { t } = useTranslation('contacts')
  const { countries, languages, phone, leave } = person
  return (
    <div className={styles.row}>
      <PersonCard person={person} onOpen={onOpen} />
      <dl>
        <dt className="sr">{t('profile.regions')}</dt>
        <dd>{regionNames(countries).join(', ')}</dd>
        {languages.length > 0 && (
          <>
            <dt className="sr">{t('profile.languages')}</dt>
            <Text as="dd" size="small" tone="muted">
              {languages.join(', ')}
            </Text>
          </>
        )}
        {leave && (
          <>
            <dt className="sr">{t('profile.notice')}</dt>
            <Text as="dd" size="small" tone="error">
              {t('profile.away', { day: formatDate(leave.until) })}
            </Text>
          </>
        )}
      </dl>
      <ActionLine href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        <span className={styles.number}>{phone}</span>
      </ActionLine>
    </div>
  )
}
