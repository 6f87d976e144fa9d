import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { Contents } from '#components/contents.tsx'
import { ClausesDrawing } from '#components/cover-drawings.tsx'
import { DrawingCover } from '#components/drawing-cover.tsx'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Prose } from '#components/prose.tsx'
import { SectionLayout } from '#components/section-layout.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { legalLinks } from '#content/navigation.ts'
import { GdprInformation } from './gdpr-information.tsx'
import { type LegalPageKey, legalPages } from './legal-pages.ts'

interface LegalPageProps {
  page: LegalPageKey
  /** Files that stand above the text. */
  documents?: readonly SiteDocument[]
  /** The public origin, for the address to be shared. */
  site: string
}

/** A legal text with the menu of all of them and its contents beside it (ROUTE-16). */
export function LegalPage({ page, documents = [], site }: LegalPageProps) {
  const { t } = useTranslation(['legal', 'shell'])
  const {
    path,
    prose: { lead, sections },
  } = legalPages[page]
  const links = legalLinks.map(({ label, to }) => ({ name: t(label, { ns: 'shell' }), url: to }))
  return (
    <main id="main" tabIndex={-1}>
      <DrawingCover kind={t('menus.legal', { ns: 'shell' })} title={t(`legal:${page}.title`)}>
        <ClausesDrawing sections={sections} />
      </DrawingCover>
      <SectionLayout
        menu={
          <SideMenu links={links} select={t('select')}>
            <Share url={site + path} />
            <Contents label={t('contents')} sections={sections} place="beside" />
          </SideMenu>
        }
      >
        <article>
          <p className="lead muted">{lead}</p>
          {documents.map((document) => (
            <GdprInformation key={document.file} document={document} />
          ))}
          {documents.length > 0 && <EarlierDocuments documents={documents} />}
          <Prose sections={sections} />
        </article>
      </SectionLayout>
    </main>
  )
}
