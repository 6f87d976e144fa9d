import type { SiteDocument } from 'api/contract/documents'
import type { SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import { DocumentsTable } from '#components/documents-table.tsx'
import { SectionPage } from '#components/section-page.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type InvestorsPageName, investorsPages, investorsPath } from '#content/investors.ts'
import { formatDate } from '#lib/format.ts'
import { Callout } from '#ui/callout.tsx'
import { AskInvestorRelations } from './ask-investor-relations.tsx'
import { Calendar } from './calendar.tsx'
import { GeneralMeetings } from './general-meetings.tsx'
import styles from './investors-page.module.css'
import { Management } from './management.tsx'
import { Shares } from './shares.tsx'

const contents = {
  management: Management,
  'financial-statements': FinancialStatements,
  'general-meetings': GeneralMeetings,
  calendar: Calendar,
  shares: Shares,
} as const satisfies Record<InvestorsPageName, unknown>

interface InvestorsPageProps {
  page: InvestorsPageName
  documents: readonly SiteDocument[]
  /** All dates for investors on the page of the calendar, on others the next one alone. */
  events: readonly SiteEvent[]
  path: string
  /** The public origin, for addresses that leave the site. */
  site: string
  /** The day on which the page was made, `YYYY-MM-DD`. */
  today: string
  /** The month that the calendar shows, `YYYY-MM`. */
  month?: string | undefined
  onMonth: (month: string | undefined) => void
}

/** `/investors/{page}` (ROUTE-13): header, side menu, share control, content (INV-01). */
export function InvestorsPage({ page, documents, events, path, site, today, month, onMonth }: InvestorsPageProps) {
  const { t } = useTranslation(['investors', 'shell'])
  const Content = contents[page]
  const { key } = investorsPages.find((one) => one.page === page) ?? investorsPages[0]
  return (
    <SectionPage
      kind={t('header.title')}
      title={t(`shell:pages.${key}`)}
      drawing={null}
      links={investorsPages.map((one) => ({ name: t(`shell:pages.${one.key}`), url: investorsPath(one.page) }))}
      select={t('header.selectPage')}
      address={site + path}
    >
      {page !== 'calendar' && events[0] && <NextEvent event={events[0]} />}
      <Content documents={documents} events={events} site={site} today={today} month={month} onMonth={onMonth} />
    </SectionPage>
  )
}

/** Names the next date for investors and leads to the calendar. */
function NextEvent({ event: { title, date } }: { event: SiteEvent }) {
  const { t } = useTranslation('investors')
  return (
    <Callout className={`${styles.next} links no-print`}>
      {t('next')} <time dateTime={date}>{formatDate(date)}</time>, <SiteLink to="/investors/calendar">{title}</SiteLink>
    </Callout>
  )
}

interface FinancialStatementsProps {
  documents: readonly SiteDocument[]
  today: string
}

/** One document for each year, the newest first (INV-04, AMB-39, AMB-47). */
function FinancialStatements({ documents, today }: FinancialStatementsProps) {
  const { t } = useTranslation('investors')
  return (
    <>
      <DocumentsTable
        title={t('financialStatements.title')}
        lead={t('financialStatements.lead')}
        documents={documents}
        today={today}
      />
      <AskInvestorRelations about="statements" year={documents[0]?.year ?? 0} />
    </>
  )
}
