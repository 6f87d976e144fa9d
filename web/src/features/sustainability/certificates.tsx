import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Icon } from '#components/icon.tsx'
import { ValidUntil } from '#components/validity-line.tsx'
import type { sustainabilityPages } from '#content/sustainability.ts'
import { Section } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import styles from './certificates.module.css'

type CertificateId = (typeof sustainabilityPages)[number]['certificates'][number]

interface CertificatesProps {
  documents: readonly SiteDocument[]
  ids: readonly CertificateId[]
  /** The day in Sofia, `YYYY-MM-DD`. */
  today: string
}

/** What others have checked, each with its certificate as far as it is on the site (SUS-05, SUS-06). */
export function Certificates({ documents, ids, today }: CertificatesProps) {
  const { t } = useTranslation('sustainability')
  return (
    <Section wide aria-labelledby="certificates">
      <h2 id="certificates">{t('certificates.heading')}</h2>
      <dl className={styles.certificates}>
        {ids.map((id) => {
          const { name, text } = t(`certificates.${id}`)
          const document = documents.find((one) => one.name === id)
          return (
            <div key={id}>
              <Text as="dt" size="title">
                {name}
              </Text>
              <Text as="dd" tone="muted">
                {text}
                {document && <ValidUntil document={document} today={today} />}
              </Text>
              {document && (
                <dd>
                  <DocumentLink file={document.file} className="link">
                    {t('certificates.open')} <Icon name="arrow" />
                    <span className="sr">
                      {name}, <DocumentSize document={document} />
                    </span>
                  </DocumentLink>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <EarlierDocuments documents={documents.filter(({ name }) => ids.some((id) => id === name))} />
    </Section>
  )
}
