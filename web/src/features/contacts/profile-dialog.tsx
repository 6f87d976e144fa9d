import { Link } from '@tanstack/react-router'
import type { SitePerson } from 'api/contract/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#components/avatar.tsx'
import { ContactCard } from '#components/contact-card.tsx'
import { EuropeMap } from '#components/europe-map.tsx'
import { Icon } from '#components/icon.tsx'
import { PageDialog } from '#components/page-dialog.tsx'
import { HIGHLIGHT } from '#content/map-regions.ts'
import { regionNames } from '#content/region-names.ts'
import type { SiteUrl } from '#content/site-url.ts'
import { formatDate } from '#lib/format.ts'
import { Callout } from '#ui/callout.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './profile-dialog.module.css'

interface ProfileDialogProps {
  person: SitePerson
  /** Those of the same list. */
  colleagues: readonly SitePerson[]
  /** Path of the list below, when the profile has an address of its own. */
  list?: SiteUrl
  onClose: () => void
}

/** A person's profile over the list: modal, focus kept inside and given back to the card (CONT-19 … 24). */
export function ProfileDialog({ person, colleagues, list, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('contacts')
  const id = useId()
  const { kind, slug, hasProfile, name, position, families, languages, countries, email, phone, fax, leave } = person
  const deputy = leave && colleagues.find((one) => one.slug === leave.deputy)

  const facts = [
    [t('profile.regions'), regionNames(countries).join(', ')],
    [t('profile.productTypes'), families.map((family) => t(`products.${family}`)).join(', ')],
    [t('profile.languages'), languages.join(', ')],
    [
      t('profile.email'),
      <a key={email} href={`mailto:${email}`}>
        {email.slice(0, email.indexOf('@') + 1)}
        <wbr />
        {email.slice(email.indexOf('@') + 1)}
      </a>,
    ],
    [
      t('profile.phone'),
      <a key={phone} href={address(phone)}>
        {phone}
      </a>,
    ],
    [
      t('profile.fax'),
      fax && (
        <a key={fax} href={address(fax)}>
          {fax}
        </a>
      ),
    ],
  ] as const
  return (
    <PageDialog
      labelledBy={`${id}-name`}
      subject={name}
      closeLabel={t('profile.close')}
      list={list}
      returnTo={hasProfile ? `[data-person="${slug}"]` : undefined}
      onClose={onClose}
    >
      <div className={styles.box}>
        <Stack gap={6} className={styles.info}>
          {leave && (
            <Callout tone="error" className={styles.notice}>
              <Icon name="warning" />
              <span>
                <span className="sr">{t('profile.notice')}: </span>
                <span>
                  {deputy
                    ? t('profile.awayWithDeputy', { day: formatDate(leave.until), name: deputy.name })
                    : t('profile.away', { day: formatDate(leave.until) })}
                </span>{' '}
                {deputy?.hasProfile && (
                  <Link
                    to="/contacts/$page/$profile"
                    params={{ page: kind, profile: deputy.slug }}
                    search={true}
                    state={true}
                    replace
                    resetScroll={false}
                  >
                    {t('profile.deputy', { name: deputy.name })}
                  </Link>
                )}
              </span>
            </Callout>
          )}
          <Row noWrap gap={6} className={styles.head}>
            <Avatar person={person} size="profile" />
            <div>
              <h2 id={`${id}-name`} tabIndex={-1} translate="no">
                {name}
              </h2>
              <Text tone="muted">{position}</Text>
            </div>
          </Row>
          <Facts>
            {facts.map(
              ([term, value]) =>
                value && (
                  <Fact key={term} term={term}>
                    {value}
                  </Fact>
                ),
            )}
          </Facts>
          <Row className={styles.actions}>
            <a className="btn" href={`mailto:${email}`}>
              <Icon name="mail" /> {t('profile.writeEmail')}
            </a>
            <a className="btn btn--line" href={address(phone)}>
              <Icon name="phone" /> {t('profile.call')}
            </a>
          </Row>
          <ContactCard person={person} />
        </Stack>
        <div className={styles.map}>
          <EuropeMap
            label={countries.length ? t('profile.map', { countries: countries.join(', ') }) : t('profile.mapEmpty')}
            chosen={countries}
            fill={HIGHLIGHT}
            isLight
          />
        </div>
      </div>
    </PageDialog>
  )
}

/** `tel:+35954000010` for `+359 54 000 010`. */
function address(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}
