import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { Contents } from '#components/contents.tsx'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { DrawingCover } from '#components/drawing-cover.tsx'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Icon } from '#components/icon.tsx'
import { Prose } from '#components/prose.tsx'
import { SectionLayout } from '#components/section-layout.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { legalLinks } from '#content/navigation.ts'
import { accessibility } from '#prose/accessibility.ts'
import { breachReports } from '#prose/breach-reports.ts'
import { disclosurePolicy } from '#prose/disclosure-policy.ts'
import { personalData } from '#prose/personal-data.ts'
import { termsOfUse } from '#prose/terms-of-use.ts'
import { vulnerabilityDisclosure } from '#prose/vulnerability-disclosure.ts'
import { Section } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'

interface LegalPageProps {
  page: keyof typeof prose
  /** Files that stand above the text. */
  documents?: readonly SiteDocument[]
  /** The public address of this page, to be shared. */
  address: string
}

/** A legal text with the menu of all of them and its contents beside it (ROUTE-16). */
export function LegalPage({ page, documents = [], address }: LegalPageProps) {
  const { t } = useTranslation(['legal', 'shell'])
  const { lead, sections } = prose[page]
  const links = legalLinks.map(({ label, to }) => ({ name: t(label, { ns: 'shell' }), url: to }))
  return (
    <main id="main" tabIndex={-1}>
      <DrawingCover kind={t('menus.legal', { ns: 'shell' })} title={t(`legal:${page}.title`)} />
      <SectionLayout
        menu={
          <SideMenu links={links} select={t('select')}>
            <Share url={address} />
            <Contents label={t('contents')} sections={sections} place="beside" />
          </SideMenu>
        }
      >
        <article>
          <Text size="large" tone="muted">
            {lead}
          </Text>
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

/** The link to the information on personal data as a file (LEG-08, API-17). */
function GdprInformation({ document }: { document: SiteDocument }) {
  return (
    <Section as="p">
      <DocumentLink file={document.file} className="link">
        {document.title}{' '}
        <Text as="small" size="small" tone="muted">
          <DocumentSize document={document} />
        </Text>
        <Icon name="external" />
      </DocumentLink>
    </Section>
  )
}

/** The legal texts (LEG-06 … 08) and statements by the keys of their texts. */
const prose = {
  disclosurePolicy,
  personalData,
  termsOfUse,
  accessibility,
  vulnerabilityDisclosure,
  breachReports,
}
