import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { investorContact } from '#content/investor-contact.ts'
import styles from './ask-investor-relations.module.css'

interface AskInvestorRelationsProps {
  about: 'dates' | 'statements' | 'meetings'
  /** The year of the newest that is published. */
  year: number
}

/** Whom to ask for what is not published yet: by name, with telephone and e-mail. */
export function AskInvestorRelations({ about, year }: AskInvestorRelationsProps) {
  const { t } = useTranslation('investors')
  const { url, name, position, phone, email } = investorContact
  return (
    <p className={styles.ask}>
      {t(`ask.${about}`, { year })}{' '}
      <span>
        <SiteLink to={`/contacts/other-contacts/${url}`}>{name}</SiteLink>
        {`, ${position}, `}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
        {', '}
        <a href={`mailto:${email}`}>{email}</a>
      </span>
    </p>
  )
}
