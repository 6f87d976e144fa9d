import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { certificateFile } from '#content/certificates.ts'
import type { sustainabilityPages } from '#content/sustainability.ts'
import styles from './certificates.module.css'
import parts from './part.module.css'

type CertificateId = (typeof sustainabilityPages)[number]['certificates'][number]

/** What others have checked, each with its certificate (SUS-05, SUS-06). */
export function Certificates({ ids }: { ids: readonly CertificateId[] }) {
  const { t } = useTranslation(['sustainability', 'shell'])
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
                <a className="link" href={certificateFile(id)} target="_blank" rel="noopener">
                  {t('certificates.open')} <Icon name="arrow" />
                  <span className="sr">
                    {name}, {t('shell:buttons.pdf')} ({t('shell:buttons.newTab')})
                  </span>
                </a>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
