import { useLoaderData } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { formatDate } from '#lib/format.ts'

/** Names the next date for investors, if there is one, and leads to the calendar. */
export function NextDate() {
  const { t } = useTranslation('home')
  const { next } = useLoaderData({ from: '/_site/' })
  if (!next) return null
  return (
    <section className="section soft" aria-labelledby="next-date">
      <div className="wrap">
        <h2 id="next-date" className="h4">
          {t('nextDate')} <time dateTime={next.date}>{formatDate(next.date)}</time>
        </h2>
        <SiteLink to="/investors/calendar" className="link">
          {next.title} <Icon name="arrow" />
        </SiteLink>
      </div>
    </section>
  )
}
