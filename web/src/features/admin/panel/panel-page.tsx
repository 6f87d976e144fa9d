import { useTranslation } from 'react-i18next'
import { CareersPane } from '#features/admin/careers/careers-pane.tsx'
import { DocumentsPane } from '#features/admin/documents/documents-pane.tsx'
import { EventsPane } from '#features/admin/events/events-pane.tsx'
import { InquiriesPane } from '#features/admin/inquiries/inquiries-pane.tsx'
import { NewsletterPane } from '#features/admin/newsletter/newsletter-pane.tsx'
import { PeoplePane } from '#features/admin/people/people-pane.tsx'
import { SavedNote } from '#features/admin/shell/saved-note.tsx'
import { tabsOf } from '#features/admin/shell/staff-areas.ts'
import { NoAccess } from '#features/admin/shell/staff-message.tsx'
import { useRoles } from '#features/admin/staff-user.ts'
import { isPublicationTab, type Tab } from '#features/admin/tabs.ts'
import { NewsPane } from './news-pane.tsx'
import { OwnDrafts } from './own-drafts.tsx'
import styles from './panel-page.module.css'

interface PanelPageProps {
  /** The one that the address asks for; without it the first that the account works with. */
  asked: Tab | undefined
  /** Id of the inquiry that is read. */
  inquiry?: string | undefined
}

/** One of the lists; the sections in the bar lead from one to the other. */
export function PanelPage({ asked, inquiry }: PanelPageProps) {
  const { t } = useTranslation('admin')
  const [first] = tabsOf(useRoles())
  const tab = asked ?? first
  if (!tab) return <NoAccess missing={null} />
  const name = t(`panel.tabs.${tab}`)
  return (
    <div className={`wrap ${styles.panel}`}>
      <title>{t('panel.pageTitle', { list: name })}</title>
      <h1 className="sr" tabIndex={-1}>
        {name}
      </h1>
      {(isPublicationTab(tab) || tab === 'careers') && <OwnDrafts />}
      <SavedNote />
      {tab === 'careers' && <CareersPane />}
      {tab === 'documents' && <DocumentsPane />}
      {tab === 'events' && <EventsPane />}
      {tab === 'people' && <PeoplePane />}
      {tab === 'inquiries' && <InquiriesPane selected={inquiry} />}
      {tab === 'newsletter' && <NewsletterPane />}
      {(tab === 'news' || tab === 'media') && <NewsPane key={tab} tab={tab} />}
    </div>
  )
}
