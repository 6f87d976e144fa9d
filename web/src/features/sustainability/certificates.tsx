import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import { certificateFile } from '#content/certificates.ts'
import type { sustainabilityPages } from '#content/sustainability.ts'
import styles from './certificates.module.css'
import parts from './part.module.css'

type CertificateId = (typeof sustainabilityPages)[number]['certificates'][number]

/** What others have checked, each with its certificate (SUS-05, SUS-06). */
export function Certificates({ ids }: { ids: readonly CertificateId[] }) {
  const { t } = useTranslation('sustainability')
  return (
    <section className={parts.part} aria-labelledby="certificates">
      <h2 id="certificates">{t('certificates.heading')}</h2>
      <dl className={styles.certificates}>
        {ids.map((id) => {
          const { name, text } = t(`certificates.${id}`)
          return (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
              <dd>
                <DocumentLink file={certificateFile(id)} className="link">
                  {t('certificates.open')} <Icon name="arrow" />
                  <span className="sr">
                    {name}, <DocumentSize file={certificateFile(id)} />
                  </span>
                </DocumentLink>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
