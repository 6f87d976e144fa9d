import { LANGUAGES } from 'api/contract/languages'
import type { NewsletterNumbers } from 'api/contract/newsletter-admin'
import { useTranslation } from 'react-i18next'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import styles from './newsletter.module.css'
import { subscriberPages } from './newsletter.queries.ts'
import { SendingList } from './sending-list.tsx'
import { readSubscriberFilter } from './subscriber-filter.ts'
import { SubscriberList } from './subscriber-list.tsx'

/** The newsletter: how many read it, what was sent, and to whom. */
export function NewsletterPane() {
  const { t } = useTranslation('admin')
  const pages = useListPages((search, address) =>
    subscriberPages({ ...readSubscriberFilter(address), ...(search && { search }) }),
  )
  return (
    <>
      {pages.summary && <NewsletterFigures numbers={pages.summary} />}
      <section aria-labelledby="newsletter-sent">
        <h2 id="newsletter-sent" className={styles.heading}>
          {t('newsletter.sentHeading')}
        </h2>
        <SendingList />
      </section>
      <section aria-labelledby="newsletter-subscribers">
        <h2 id="newsletter-subscribers" className={styles.heading}>
          {t('newsletter.subscribers')}
        </h2>
        <SubscriberList pages={pages} />
      </section>
    </>
  )
}

/** How many subscribers there are, how many came and left, and in which languages they read. */
function NewsletterFigures({ numbers }: { numbers: NewsletterNumbers }) {
  const { t } = useTranslation('admin')
  const figures = [
    { count: numbers.confirmed, words: t('newsletter.confirmed', { count: numbers.confirmed }) },
    { count: numbers.unconfirmed, words: t('newsletter.unconfirmed', { count: numbers.unconfirmed }) },
    { count: `+${numbers.joinedThisMonth}`, words: t('newsletter.joined', { count: numbers.joinedThisMonth }) },
    { count: numbers.leftThisMonth, words: t('newsletter.departed', { count: numbers.leftThisMonth }) },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ count, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {numbers.confirmed > 0 && (
        <p className={styles.languages}>
          {t('newsletter.byLanguage')}{' '}
          {LANGUAGES.filter((language) => numbers.languages[language] > 0)
            .map((language) => `${t(`languages.lower.${language}`)} ${numbers.languages[language]}`)
            .join(', ')}
        </p>
      )}
    </>
  )
}
