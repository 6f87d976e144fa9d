import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#components/notice.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { isMissingFile, reloadOnce } from '#lib/missing-file.ts'

interface FailurePageProps extends ErrorComponentProps {
  /** Ways on that only this page has. */
  children?: ReactNode
}

/** What stands in place of a page that could not be loaded or shown. It tells nothing of the cause. */
export function FailurePage({ error, reset, children }: FailurePageProps) {
  const { t } = useTranslation('shell')
  const router = useRouter()
  useEffect(() => {
    if (isMissingFile(error)) reloadOnce(error)
  }, [error])
  const retry = async () => {
    // The server has rendered it for another address: it stands for all that it could not read.
    const isShared = router.history.location.pathname !== window.location.pathname
    if (isShared || isMissingFile(error)) return window.location.reload()
    await router.invalidate()
    reset()
  }
  return (
    <Notice title={t('failure.title')} text={t('failure.text')}>
      <button type="button" className="btn" onClick={retry}>
        {t('failure.retry')}
      </button>
      {children}
      <SiteLink to="/" className="btn btn--line">
        {t('failure.home')}
      </SiteLink>
    </Notice>
  )
}
