import type { SiteDocument } from 'api/contract/documents'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/format.ts'

interface DocumentLinkProps {
  /** The address of the document. */
  file: string
  className?: string | undefined
  /** What it is called, and what else is shown of it. */
  children: ReactNode
}

/** A link to a document; it opens in a new tab and says so (API-17, SUS-06). */
export function DocumentLink({ file, className, children }: DocumentLinkProps) {
  const { t } = useTranslation('shell')
  return (
    <a className={className} href={file} target="_blank" rel="noopener">
      {children} <span className="sr">({t('buttons.newTab')})</span>
    </a>
  )
}

/** Kind, size and pages of a document: `PDF, 84 kB, 4 pages`. */
export function DocumentSize({ document: { bytes, pages } }: { document: SiteDocument }) {
  const { t } = useTranslation('shell')
  return t('document.size', { size: formatBytes(bytes), count: pages })
}

/** The first page of a document as a picture, for the eye only. */
export function DocumentThumbnail({ document: { thumbnail } }: { document: SiteDocument }) {
  const { src, width, height } = thumbnail
  return <img src={src} width={width} height={height} alt="" loading="lazy" />
}
