import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { documentFiles } from '#content/document-files.ts'
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
export function DocumentSize({ file }: { file: string }) {
  const { t } = useTranslation('shell')
  const printed = documentFiles[file]
  if (!printed) return t('document.kind')
  return t('document.size', { size: formatBytes(printed.bytes), count: printed.pages })
}

/** The first page of a document as a picture, for the eye only. */
export function DocumentThumbnail({ file, className }: { file: string; className?: string | undefined }) {
  const printed = documentFiles[file]
  if (!printed) return null
  const { width, height } = printed
  const src = file.replace(/\.pdf$/, '.webp')
  return <img className={className} src={src} width={width} height={height} alt="" loading="lazy" />
}
