import { useTranslation } from 'react-i18next'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import styles from './newsletter.module.css'
import { subscriberPages } from './newsletter.queries.ts'
import { NewsletterFigures } from './newsletter-figures.tsx'
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
