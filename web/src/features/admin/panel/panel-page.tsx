import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CareersPane } from '#features/admin/careers/careers-pane.tsx'
import { isCollection } from '#features/admin/collections/collection-item.ts'
import { DocumentsPane } from '#features/admin/documents/documents-pane.tsx'
import { EventsPane } from '#features/admin/events/events-pane.tsx'
import { InquiriesPane } from '#features/admin/inquiries/inquiries-pane.tsx'
import { NewsletterPane } from '#features/admin/newsletter/newsletter-pane.tsx'
import { PeoplePane } from '#features/admin/people/people-pane.tsx'
import { panelCounts } from '#features/admin/publications.ts'
import { NoAccess } from '#features/admin/shell/no-access.tsx'
import { SavedNote } from '#features/admin/shell/saved-note.tsx'
import { tabsOf } from '#features/admin/shell/staff-areas.ts'
import { useRoles } from '#features/admin/staff-user.ts'
import { isPublicationTab, type Tab } from '#features/admin/tabs.ts'
import { FailedMails } from './failed-mails.tsx'
import { NewItem } from './new-publication.tsx'
import { NewsPane } from './news-pane.tsx'
import { OwnDrafts } from './own-drafts.tsx'
import styles from './panel-page.module.css'
import { QuietLinks } from './quiet-links.tsx'
import { useTabInView } from './use-tab-in-view.ts'

interface PanelPageProps {
  /** The one that the address asks for; without it the first that the account works with. */
  asked: Tab | undefined
  onTab: (tab: Tab) => void
  /** Id of the inquiry that is read. */
  inquiry?: string | undefined
}

const TAB_LABELS = {
  news: 'panel.tabNews',
  media: 'panel.tabMedia',
  careers: 'panel.tabCareers',
  inquiries: 'panel.tabInquiries',
  newsletter: 'panel.tabNewsletter',
  documents: 'panel.tabDocuments',
  events: 'panel.tabEvents',
  people: 'panel.tabPeople',
} as const
const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

export function PanelPage({ asked, onTab, inquiry }: PanelPageProps) {
  const tabs = tabsOf(useRoles())
  const tab = asked ?? tabs[0]
  return tab ? <Lists tabs={tabs} tab={tab} onTab={onTab} inquiry={inquiry} /> : <NoAccess missing={null} />
}

function Lists({ tabs, tab, onTab, inquiry }: Omit<PanelPageProps, 'asked'> & { tabs: Tab[]; tab: Tab }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { data: counts, refetch } = useQuery(panelCounts)

  // Opening a list reads its number again.
  useEffect(() => {
    if (tab) refetch({ cancelRefetch: false })
  }, [tab, refetch])

  useTabInView(list, tabs.indexOf(tab))

  function onKeyDown(event: KeyboardEvent) {
    const next = KEYS[event.key]?.(tabs.indexOf(tab), tabs.length - 1)
    const nextTab = next === undefined ? undefined : tabs[next]
    if (nextTab === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[next ?? 0]?.focus()
    onTab(nextTab)
  }

  return (
    <div className={`wrap ${styles.panel}`}>
      <title>{t('panel.pageTitle', { list: t(TAB_LABELS[tab]) })}</title>
      <h1 className="sr">{t('panel.heading')}</h1>
      <div className={styles.head}>
        <div ref={list} className={styles.tabs} role="tablist" aria-label={t('panel.tabsLabel')} onKeyDown={onKeyDown}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={each === tab}
              aria-controls={`${id}-pane`}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => onTab(each)}
            >
              {t(TAB_LABELS[each])} <span>{each === 'newsletter' ? null : counts?.[each]}</span>
              {each === 'inquiries' && (
                <>
                  {counts && <span className="sr">{t('panel.newInquiries', { count: counts.inquiries })}</span>}
                  <FailedMails />
                </>
              )}
            </button>
          ))}
        </div>
        {(isPublicationTab(tab) || isCollection(tab)) && (
          <div className={styles.acts}>
            <QuietLinks tab={tab} />
            {isCollection(tab) && <NewItem collection={tab} />}
          </div>
        )}
      </div>
      {(isPublicationTab(tab) || tab === 'careers') && <OwnDrafts />}
      <SavedNote />
      <div role="tabpanel" id={`${id}-pane`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'careers' && <CareersPane />}
        {tab === 'documents' && <DocumentsPane />}
        {tab === 'events' && <EventsPane />}
        {tab === 'people' && <PeoplePane />}
        {tab === 'inquiries' && <InquiriesPane selected={inquiry} />}
        {tab === 'newsletter' && <NewsletterPane />}
        {(tab === 'news' || tab === 'media') && <NewsPane key={tab} tab={tab} />}
      </div>
    </div>
  )
}
