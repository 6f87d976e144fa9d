import { pictureSize } from 'api/contract/pictures'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { profilePath } from '#content/profile-path.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Text } from '#ui/text.tsx'
import styles from './press-contact.module.css'

/** For journalists, folded: whom they ask, and the pictures of an item as large as they are stored; all else has a page. */
export function PressContact({ files }: { files: readonly string[] }) {
  const { t } = useTranslation('news')
  const pressContact = useLoadedPeople().find(({ duties }) => duties.includes('press'))
  return (
    <section className={styles.press} aria-labelledby="press-contact">
      <details className="wrap">
        <summary>
          <h2 id="press-contact" className="h3">
            {t('press.heading')}
          </h2>
          <Icon name="down" />
        </summary>
        <Text tone="muted" className={styles.text}>
          {t('press.text')}
        </Text>
        <Facts values="plain" className={styles.facts}>
          {pressContact && (
            <>
              <Fact term={pressContact.position}>
                <SiteLink to={profilePath(pressContact)}>{pressContact.name}</SiteLink>
              </Fact>
              <Fact term={t('press.phone')}>
                <a href={`tel:${pressContact.phone.replaceAll(' ', '')}`}>{pressContact.phone}</a>
              </Fact>
            </>
          )}
          <Fact term={t('press.email')}>
            {pressContact && <Mail to={pressContact.email} />}
            <Mail to={brand.emails.press} />
          </Fact>
          <Fact term={t('press.pictures')}>
            {files.map((file, index) => (
              <a key={file} href={`/uploads/news/${file}`} download={file}>
                {t('press.picture', { n: index + 1 })}{' '}
                <Text as="small" size="small" tone="muted">
                  {sizeOf(file)}
                </Text>
              </a>
            ))}
            <SiteLink to="/news/press">{t('press.more')}</SiteLink>
          </Fact>
        </Facts>
      </details>
    </section>
  )
}

const Mail = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>

function sizeOf(file: string): string {
  const size = pictureSize(file)
  return size ? `${size.width} × ${size.height} px` : ''
}
