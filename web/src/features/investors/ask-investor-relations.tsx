import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { SiteLink } from '#components/site-link.tsx'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { profilePath } from '#content/profile-path.ts'
import styles from './ask-investor-relations.module.css'

interface AskInvestorRelationsProps {
  about: 'dates' | 'statements' | 'meetings'
  /** The year of the newest that is published. */
  year: number
}

/** Whom to ask for what is not published yet: by name, with telephone and e-mail. */
export function AskInvestorRelations({ about, year }: AskInvestorRelationsProps) {
  const { t } = useTranslation('investors')
  const contact = useLoadedPeople().find(({ duties }) => duties.includes('investors'))
  return (
    <p className={styles.ask}>
      {t(`ask.${about}`, { year })}{' '}
      <span>
        {contact && (
          <>
            <SiteLink to={profilePath(contact)}>{contact.name}</SiteLink>
            {`, ${contact.position}, `}
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone.replaceAll(' ', '\u00a0')}</a>
            {', '}
          </>
        )}
        <a href={`mailto:${contact?.email ?? brand.emails.investors}`}>{contact?.email ?? brand.emails.investors}</a>
      </span>
    </p>
  )
}
