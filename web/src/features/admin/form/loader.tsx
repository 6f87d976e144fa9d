import { useTranslation } from 'react-i18next'

/** The animation inside a button while something is saved (ADM-15); `label` is read aloud. */
export function Loader({ label }: { label?: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <span className="loader" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="sr">{label ?? t('common.saving')}</span>
    </>
  )
}
