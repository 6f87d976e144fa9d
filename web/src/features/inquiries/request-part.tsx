import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import { Icon } from '#components/icon.tsx'
import { readRequestHash } from '#content/request-link.ts'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './inquiry-form.module.css'
import type { FoldProps, HeldRequest, RequestFoldProps } from './request/held-request.ts'
import { keptRequest, namesInKept } from './request/kept-request.ts'

interface RequestPartProps {
  /** Of the page; without it only files can be added. */
  product: InquiryProduct | undefined
  held: HeldRequest
  onChange: (held: HeldRequest) => void
}

type Loaded = { Request: ComponentType<RequestFoldProps> } | { Drawings: ComponentType<FoldProps> }

const loadRequest = async (): Promise<Loaded> => ({
  Request: (await import('./request/request-fold.tsx')).RequestFold,
})
const loadDrawings = async (): Promise<Loaded> => ({
  Drawings: (await import('./request/drawings-fold.tsx')).DrawingsFold,
})

/** The fold below the fields of the form; what is in it is loaded when it is opened. */
export function RequestPart({ product, held, onChange }: RequestPartProps) {
  const { t } = useTranslation('inquiries')
  const [Fold, setFold] = useState<Loaded>()
  const [isOpen, setOpen] = useState(false)
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no')
  // What is wrong stays in view.
  const isShown = isOpen || !held.isRight
  const { lines = [], files = [] } = held.request ?? {}
  const words = product
    ? { open: t('request.open'), close: t('request.close') }
    : { open: t('drawings.open'), close: t('drawings.close') }

  async function open(): Promise<void> {
    if (loading === 'yes') return
    setLoading('yes')
    try {
      setFold(product ? await loadRequest() : await loadDrawings())
      setOpen(true)
      setLoading('no')
    } catch {
      setLoading('failed')
    }
  }

  function toggle(): void {
    if (Fold) setOpen(!isShown)
    else void open()
  }
  // Who comes from a tool with what they found sees it filled in.
  const isAsked = useLocation({ select: ({ hash }) => readRequestHash(hash) !== undefined })
  const openNow = useRef(open)
  useEffect(() => {
    if (isAsked) void openNow.current()
  }, [isAsked])

  const status = [
    loading === 'yes' && t('request.loading'),
    loading === 'failed' && t('request.failed'),
    Fold && !isShown && lines.length > 0 && t('request.summary', { count: lines.length }),
    Fold && !isShown && files.length > 0 && t('files.summary', { count: files.length }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Stack className={styles.part}>
      <button type="button" className="link" aria-expanded={Fold !== undefined && isShown} onClick={toggle}>
        <Icon name={Fold && isShown ? 'minus' : 'plus'} size="small" />
        <span>{Fold && isShown ? words.close : words.open}</span>
      </button>
      <Text size="small" tone="muted" role="status">
        {/* Another text is another element: a browser's translator puts its own in the place of a text. */}
        {status && <span key={status}>{status}</span>}
      </Text>
      {!Fold && product && <KeptNote />}
      {Fold && (
        <div hidden={!isShown}>
          {'Request' in Fold && product && <Fold.Request product={product} onChange={onChange} />}
          {'Drawings' in Fold && <Fold.Drawings onChange={onChange} />}
        </div>
      )}
    </Stack>
  )
}

/** What was noted before in this browser and is sent only by who opens it; and what forgets it. */
function KeptNote() {
  const { t } = useTranslation(['inquiries', 'shell'])
  const { products, files } = namesInKept(useSyncExternalStore(keptRequest.watch, keptRequest.get, () => null))
  if (products.length + files === 0) return null
  const names = [
    ...products.map((product) => t(`shell:productNames.${product}`)),
    ...(files > 0 ? [t('files.count', { count: files })] : []),
  ]
  return (
    <Text size="small">
      {t('request.noted', { names: names.join(', ') })}{' '}
      <button type="button" className="link" onClick={() => keptRequest.set(null)}>
        {t('request.forget')}
      </button>
    </Text>
  )
}
