import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import { Icon } from '#components/icon.tsx'
import styles from './inquiry-form.module.css'
import type { FoldProps, HeldRequest, RequestFoldProps } from './request/held-request.ts'

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
  const words = product ? 'request' : 'drawings'

  async function toggle(): Promise<void> {
    if (Fold) return setOpen(!isShown)
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

  return (
    <div className={styles.part}>
      <button type="button" className="link" aria-expanded={Fold !== undefined && isShown} onClick={toggle}>
        <Icon name={Fold && isShown ? 'minus' : 'plus'} size="small" />
        <span>{Fold && isShown ? t(`${words}.close`) : t(`${words}.open`)}</span>
      </button>
      <p className="caption muted" role="status">
        {loading === 'yes' && t('request.loading')}
        {loading === 'failed' && t('request.failed')}
        {Fold && !isShown && lines.length > 0 && `${t('request.summary', { count: lines.length })} `}
        {Fold && !isShown && files.length > 0 && t('files.summary', { count: files.length })}
      </p>
      {Fold && (
        <div hidden={!isShown}>
          {'Request' in Fold && product && <Fold.Request product={product} onChange={onChange} />}
          {'Drawings' in Fold && <Fold.Drawings onChange={onChange} />}
        </div>
      )}
    </div>
  )
}
