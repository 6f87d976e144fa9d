import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import { profilePath } from '#content/profile-path.ts'
import { Callout } from '#ui/callout.tsx'
import { Section } from '#ui/section.tsx'
import { useInvestorContact } from './use-investor-contact.ts'

interface AskInvestorRelationsProps {
  about: 'statements' | 'meetings'
  /** The year of the newest that is published. */
  year: number
}

/** Whom to ask for what is not published yet: by name, with telephone and e-mail. */
export function AskInvestorRelations({ about, year }: AskInvestorRelationsProps) {
  const { t } = useTranslation('investors')
  const { person, phone, email } = useInvestorContact()
  return (
    <Section as="div">
      <Callout className="links">
        {t(`ask.${about}`, { year })}{' '}
        <span>
          {person && (
            <>
              <SiteLink to={profilePath(person)}>{person.name}</SiteLink>
              {`, ${person.position}, `}
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
              {', '}
            </>
          )}
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      </Callout>
    </Section>
  )
}
