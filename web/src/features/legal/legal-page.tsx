import { useTranslation } from 'react-i18next'
import { Contents } from '#components/contents.tsx'
import { Prose } from '#components/prose.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { legalLinks } from '#content/navigation.ts'
import { GdprInformation } from './gdpr-information.tsx'
import styles from './legal-page.module.css'
import { type LegalPageKey, legalPages } from './legal-pages.ts'

interface LegalPageProps {
  page: LegalPageKey
  /** The public origin, for the address to be shared. */
  site: string
}

/** A legal text with the menu of all of them and its contents beside it (ROUTE-16). */
export function LegalPage({ page, site }: LegalPageProps) {
  const { t } = useTranslation(['legal', 'shell'])
  const {
    path,
    prose: { lead, sections },
  } = legalPages[page]
  const links = legalLinks.map(({ label, to }) => ({ name: t(label, { ns: 'shell' }), url: to }))
  return (
    <main id="main" tabIndex={-1} className={`${styles.layout} wrap`}>
      <SideMenu links={links} select={t('select')}>
        <Share url={site + path} />
        <Contents label={t('contents')} sections={sections} place="beside" />
      </SideMenu>
      <article className={styles.content}>
        <h1>{t(`legal:${page}.title`)}</h1>
        <p className={`${styles.lead} lead muted`}>{lead}</p>
        {page === 'personalData' && <GdprInformation />}
        <Prose sections={sections} />
      </article>
    </main>
  )
}
