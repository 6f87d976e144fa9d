import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { Sending } from '#components/use-sending.ts'

/** Sends the form; an animation while it is loading (INQ-11), a check mark once it is sent (INQ-12). */
export function SendButton({ state }: { state: Sending }) {
  const { t } = useTranslation('inquiries')
  if (state === 'loading')
    return (
      <button type="submit" className="btn is-loading" aria-disabled="true">
        <span className="loader" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className="sr">{t('sending')}</span>
      </button>
    )
  if (state === 'sent')
    return (
      <button type="submit" className="btn is-sent">
        <Icon name="check" />
        <span>{t('sent.title')}</span>
      </button>
    )
  return (
    <button type="submit" className="btn">
      <span>{state === 'failed' ? t('failed.retry') : t('send')}</span>
      <Icon name="arrow" />
    </button>
  )
}
