import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import { Icon } from '#components/icon.tsx'
import styles from './inquiry-form.module.css'
import type { HeldRequest, RequestFoldProps } from './request/held-request.ts'

interface RequestPartProps {
  product: InquiryProduct
  held: HeldRequest
  onChange: (held: HeldRequest) => void
}

/** The fold below the fields of the form; what is in it is loaded when it is opened. */
export function RequestPart({ product, held, onChange }: RequestPartProps) {
  const { t } = useTranslation('inquiries')
  const [Fold, setFold] = useState<ComponentType<RequestFoldProps>>()
  const [isOpen, setOpen] = useState(false)
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no')
  // What is wrong stays in view.
  const isShown = isOpen || !held.isRight
  const count = held.request?.lines.length ?? 0

  async function toggle(): Promise<void> {
    if (Fold) return setOpen(!isShown)
    if (loading === 'yes') return
    setLoading('yes')
    try {
      const { RequestFold } = await import('./request/request-fold.tsx')
      setFold(() => RequestFold)
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
        <span>{Fold && isShown ? t('request.close') : t('request.open')}</span>
      </button>
      <p className="caption muted" role="status">
        {loading === 'yes' && t('request.loading')}
        {loading === 'failed' && t('request.failed')}
        {Fold && !isShown && count > 0 && t('request.summary', { count })}
      </p>
      {Fold && (
        <div hidden={!isShown}>
          <Fold product={product} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
