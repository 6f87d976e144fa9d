import { useQuery } from '@tanstack/react-query'
import type { OwnLink } from 'api/contract/own-links'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import styles from './dead-links.module.css'
import { deadLinks, linksIn } from './dead-links.queries.ts'

/** Milliseconds without a change after which the links of a text are asked about. */
const PAUSE = 800

/** Below a text: its links to pages of this site that visitors do not see, and why. Nothing when there are none. */
export function DeadLinks({ html }: { html: string }) {
  const [settled, setSettled] = useState(html)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(html), PAUSE)
    return () => clearTimeout(timer)
  }, [html])
  const { data = [] } = useQuery(deadLinks(linksIn([settled])))
  return (
    <div role="status">
      {data.length > 0 && (
        <ul className={styles.links}>
          {data.map((link) => (
            <li key={link.address}>
              <DeadLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A link, and why it does not open. */
export function DeadLink({ link: { address, state, from } }: { link: OwnLink }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Icon name="warning" size="small" />
      <span>
        <bdi className={styles.address}>{address}</bdi>:{' '}
        {t(`deadLinks.${state}`, from === null ? {} : dayAndTime(from))}
      </span>
    </>
  )
}
