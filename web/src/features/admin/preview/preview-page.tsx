import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import type { PreviewFrame } from 'api/contract/news-preview'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { previewMessage, sendPreviewMessage } from '#lib/preview-messages.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import styles from './preview.module.css'

export type PreviewSize = 'computer' | 'phone'

/** Milliseconds from a change until the page is told of it, with all that changed meanwhile. */
const PAUSE_MS = 200
/** Pixels of CSS that the page has in width; what does not fit is shown smaller. */
const WIDTHS = { computer: 1440, phone: 390 }

/** The address of the frame is valid for twelve hours; one that is open stays. */
const previewFrame = queryOptions({
  queryKey: [...queryKeys.staffNews, 'previewFrame'],
  queryFn: ({ signal }) => callAsStaff<PreviewFrame>('/api/admin/preview-frame', { signal }),
  staleTime: 6 * 60 * 60 * 1000,
})

/** What a preview shows, wherever it is written. */
export interface PreviewSource {
  /** Calls `listener` whenever something of the item may have changed. @returns what ends it */
  subscribe: (listener: () => void) => () => void
  /** The item as it is written now, its pictures under addresses that show them. */
  item: () => NewsItem
}

interface PreviewPageProps {
  source: PreviewSource
  language: Language
  size: PreviewSize
}

/** The page of the site in a frame, filled with what is written. */
export function PreviewPage({ source, language, size }: PreviewPageProps) {
  const { t } = useTranslation('admin')
  const { data, isError, isFetching, refetch } = useQuery(previewFrame)
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useRef(false)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [box, setBox] = useState({ width: 0, height: 0 })
  const hasFailed = isError || state === 'failed'

  const send = useEffectEvent(() => {
    const page = frame.current?.contentWindow
    if (page && isReady.current) sendPreviewMessage(page, { preview: 'item', item: source.item(), language })
  })
  const receive = useEffectEvent((event: MessageEvent) => {
    const message = previewMessage(event, frame.current?.contentWindow ?? null)
    if (message?.preview === 'shown' || message?.preview === 'failed') setState(message.preview)
    if (message?.preview !== 'ready') return
    isReady.current = true
    send()
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = source.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        send()
      }, PAUSE_MS)
    })
    const onMessage = (event: MessageEvent) => receive(event)
    window.addEventListener('message', onMessage)
    readPictureAccess().then(() => send())
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('message', onMessage)
    }
  }, [source])
  useEffect(() => {
    if (language) send()
  }, [language])

  /** A page that is refused, or does not come, is none that can be looked into, or has no cover. */
  function judge(): void {
    if (!frame.current?.contentDocument?.querySelector('[data-cover]')) setState('failed')
  }

  function retry(): void {
    isReady.current = false
    setState('loading')
    refetch()
  }

  const width = Math.min(WIDTHS[size], size === 'phone' ? box.width : WIDTHS[size])
  const scale = width === 0 ? 1 : Math.min(1, box.width / width)
  return (
    <div ref={watchSize} className={`${styles.page} ${styles[size]}`} aria-busy={!hasFailed && state === 'loading'}>
      {data && !hasFailed && !isFetching && (
        <iframe
          ref={frame}
          className={state === 'shown' ? styles.frame : `${styles.frame} ${styles.loading}`}
          title={t('preview.page')}
          src={data.path}
          onLoad={judge}
          style={{ width, height: box.height / scale, transform: `scale(${scale})` }}
        />
      )}
      {hasFailed ? (
        <div className={styles.note} role="status">
          <p>{t('preview.failed')}</p>
          <button type="button" className="btn btn--line btn--sm" onClick={retry}>
            {t('preview.retry')}
          </button>
        </div>
      ) : (
        state === 'loading' && <p className={styles.note}>{t('preview.loading')}</p>
      )}
    </div>
  )

  function watchSize(element: HTMLDivElement | null) {
    if (!element) return
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }
}
