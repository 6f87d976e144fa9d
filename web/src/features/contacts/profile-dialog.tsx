import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#components/avatar.tsx'
import { EuropeMap } from '#components/europe-map.tsx'
import { Icon } from '#components/icon.tsx'
import { PageDialog } from '#components/page-dialog.tsx'
import { HIGHLIGHT } from '#content/map-regions.ts'
import type { Person } from '#content/person.ts'
import type { SiteUrl } from '#content/site-url.ts'
import { findPerson } from './contact-pages.ts'
import styles from './profile-dialog.module.css'

interface ProfileDialogProps {
  person: Person
  /** Path of the list below, when the profile has an address of its own. */
  list?: SiteUrl
  onClose: () => void
}

/** A person's profile over the list: modal, focus kept inside and given back to the card (CONT-19 … 24). */
export function ProfileDialog({ person, list, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('contacts')
  const id = useId()
  const { name, position, regions, products, foreignLanguages, countries = [], email, phone, fax, notice, url } = person
  const deputy = notice && findPerson(notice.deputy)

  const facts = [
    [t('profile.regions'), regions.join(', ')],
    [t('profile.productTypes'), products?.map((product) => t(`products.${product}`)).join(', ')],
    [t('profile.languages'), foreignLanguages?.join(', ')],
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
      <a key={fax} href={address(fax)}>
        {fax}
      </a>,
    ],
  ] as const
  return (
    <PageDialog
      labelledBy={`${id}-name`}
      subject={name}
      closeLabel={t('profile.close')}
      list={list}
      returnTo={url && `[data-person="${url}"]`}
      onClose={onClose}
    >
      <div className={styles.box}>
        <div className={styles.info}>
          {notice && (
            <p className={styles.notice}>
              <Icon name="warning" />
              <span>
                <span className="sr">{t('profile.notice')}: </span>
                <span>{notice.text}</span>{' '}
                {deputy && (
                  <Link
                    to="/contacts/$page/$profile"
                    params={{ page: deputy.page, profile: notice.deputy }}
                    search={true}
                    state={true}
                    replace
                    resetScroll={false}
                  >
                    {t('profile.deputy', { name: deputy.person.name })}
                  </Link>
                )}
              </span>
            </p>
          )}
          <div className={styles.head}>
            <Avatar person={person} size="profile" />
            <div>
              <h2 id={`${id}-name`} tabIndex={-1} translate="no">
                {name}
              </h2>
              <p className="muted">{position}</p>
            </div>
          </div>
          <dl className={styles.facts}>
            {facts.map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <div className={styles.actions}>
            <a className="btn" href={`mailto:${email}`}>
              <Icon name="mail" /> {t('profile.writeEmail')}
            </a>
            <a className="btn btn--line" href={address(phone)}>
              <Icon name="phone" /> {t('profile.call')}
            </a>
          </div>
        </div>
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
