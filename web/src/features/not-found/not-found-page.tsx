import { useTranslation } from 'react-i18next'

/** What stands at `/404` and at every unknown address (LEG-09). */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <main id="main">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
    </main>
  )
}
