import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize, DocumentThumbnail } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import { Segments } from '#components/segments.tsx'
import { createRememberedChoice } from '#lib/remembered-choice.ts'
import styles from './documents.module.css'
import { type DocumentsPage, listedDocuments } from './listed-documents.ts'

const layouts = ['thumbnails', 'list'] as const
const ICONS = { thumbnails: 'grid', list: 'list' } as const
const useLayout = createRememberedChoice('documents', layouts)

/** The documents of a page as thumbnails or as a list, as the visitor chose; on small screens always a list (DL-05, DL-06). */
export function Documents({ page }: { page: DocumentsPage }) {
  const { t } = useTranslation(['downloads', 'shell'])
  const [layout, choose] = useLayout()
  return (
    <section aria-labelledby="documents">
      <div className={styles.head}>
        <div>
          <h2 id="documents">{t(`downloads:${page}.title`)}</h2>
          <p className="lead muted">{t(`downloads:${page}.lead`)}</p>
        </div>
        <div className={styles.layouts}>
          <Segments
            label={t('view.label')}
            options={layouts.map((id) => ({ id, name: t(`view.${id}`), icon: ICONS[id] }))}
            chosen={layout}
            onChoose={choose}
          />
        </div>
      </div>
      <ul className={styles.documents} data-layout={layout}>
        {listedDocuments(page, t).map(({ file, name, note, date }) => (
          <li key={file}>
            <DocumentLink file={file} className={styles.document}>
              <span className={styles.sheet}>
                <DocumentThumbnail file={file} />
              </span>
              <strong>{name}</strong> <span className={styles.about}>{note ?? date}</span>{' '}
              <span className={styles.size}>
                <DocumentSize file={file} /> <small>{t('view.sample')}</small>
              </span>
              <Icon name="download" />
            </DocumentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
