import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import type { Role } from 'api/contract/roles'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Menu } from '#features/admin/form/menu.tsx'
import type { Tab } from '#features/admin/tabs.ts'
import { useMedia } from '#lib/use-media.ts'
import { Count } from '#ui/count.tsx'
import { panelCounts } from './panel-counts.ts'
import styles from './sections.module.css'
import { sectionAt, tabsOf } from './staff-areas.ts'

/** Narrower than this the sections have no place beside each other. */
const FOLDED = '(max-width: 1199.98px)'

/** The lists that an account works with; on a narrow screen in a menu that is called as the one that is open. */
export function Sections({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const isFolded = useMedia(FOLDED)
  const { pathname, searchStr, state } = useRouterState({ select: ({ location }) => location })
  const sections = tabsOf(roles)
  const here = sectionAt(pathname, new URLSearchParams(searchStr).get('tab') ?? state.list, sections)
  const { data: counts, refetch } = useQuery(panelCounts)

  // Opening a list reads its number again.
  useEffect(() => {
    if (here) refetch({ cancelRefetch: false })
  }, [here, refetch])

  const searchOf = (tab: Tab) => (tab === 'news' ? {} : { tab })
  if (isFolded) {
    const name = here ? t(`panel.tabs.${here}`) : t('panel.sections')
    return (
      <Menu
        label={t('panel.sectionsAt', { name })}
        acts={sections.map((tab) => ({
          label: t(`panel.tabs.${tab}`),
          onChoose: () => navigate({ to: '/admin', search: searchOf(tab) }),
        }))}
        align="start"
        className={styles.opener}
      >
        <span>{name}</span> <Icon name="down" size="small" />
      </Menu>
    )
  }
  return (
    <nav className={styles.sections} aria-label={t('panel.tabsLabel')}>
      {sections.map((tab) => (
        <Link
          key={tab}
          to="/admin"
          search={searchOf(tab)}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab === here ? (pathname === '/admin' ? 'page' : 'true') : undefined}
          preload={false}
        >
          {t(`panel.tabs.${tab}`)}
          {tab === 'inquiries' && numbers(counts)}
        </Link>
      ))}
    </nav>
  )

  /** Inquiries arrive by themselves, and so fail their mails. */
  function numbers({ inquiries, failedMails }: { inquiries: number; failedMails: number } = NONE): ReactNode {
    const failed = t('panel.failedMails', { count: failedMails })
    return (
      <>
        {inquiries > 0 && (
          <Count>
            {inquiries} <span className="sr">{t('panel.newInquiries', { count: inquiries })}</span>
          </Count>
        )}
        {failedMails > 0 && (
          <Count tone="error" title={failed}>
            <span aria-hidden="true">{failedMails}</span>
            <span className="sr">{failed}</span>
          </Count>
        )}
      </>
    )
  }
}

const NONE = { inquiries: 0, failedMails: 0 }
