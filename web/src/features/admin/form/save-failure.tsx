import { useTranslation } from 'react-i18next'
import { AlertBar } from './bar.tsx'

/** Says why the last save failed, if it did, and that nothing that was typed is lost. */
export function SaveFailure({ failure }: { failure: string | null }) {
  const { t } = useTranslation('admin')
  if (!failure) return null
  return (
    <AlertBar>
      <p>
        {t('errors.heading')}. {failure}
      </p>
      <p>{t('errors.textKept')}</p>
    </AlertBar>
  )
}
