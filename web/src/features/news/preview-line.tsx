import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicQueryKeys } from '#lib/public-query-keys.ts'
import styles from './preview-line.module.css'

/**
 * Says at the top of the page that it is a preview: who has its link might take it for what everybody sees. The page follows
 * what is written until the link ends.
 */
export function PreviewLine({ url }: { url: string }) {
  const { t } = useTranslation('news')
  const client = useQueryClient()
  const [hasEnded, setEnded] = useState(false)
  // The frame beside the form shows what is typed, and has no link.
  const isFramed = !import.meta.env.SSR && window.parent !== window
  useEffect(() => {
    if (isFramed) return
    let isLeft = false
    let stop: (() => void) | undefined
    const read = () => client.invalidateQueries({ queryKey: [...publicQueryKeys.news, 'article'] })
    import('./follow-preview.ts').then(
      ({ followPreview }) => {
        if (!isLeft) stop = followPreview({ url, read, onEnd: () => setEnded(true) })
      },
      // Without this script the page shows what it came with.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [client, url, isFramed])
  if (isFramed) return null
  return (
    <p className={styles.line} role="status">
      {hasEnded ? t('previewEnded') : t('previewed')}
    </p>
  )
}
