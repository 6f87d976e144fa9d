import { useQuery } from '@tanstack/react-query'
import type { OwnLink } from 'api/contract/own-links'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { deadLinks, type LinkedText, linksIn } from './dead-links.queries.ts'
import styles from './rich-text-editor.module.css'

/** Milliseconds without a change after which the links of a text are asked about. */
const PAUSE = 800

/** Below a text: its links to pages of this site that visitors do not see, and why. Nothing when there are none. */
export function DeadLinks(text: LinkedText) {
  const links = linksIn([text]).join(' ')
  const [settled, setSettled] = useState(links)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(links), PAUSE)
    return () => clearTimeout(timer)
  }, [links])
  const { data = [] } = useQuery(deadLinks(settled === '' ? [] : settled.split(' ')))
  return (
    <div role="status">
      {data.length > 0 && (
        <Text as="ul" size="small" tone="muted" className={styles.links}>
          {data.map((link) => (
            <Row as="li" gap={2} noWrap align="baseline" key={link.address}>
              <DeadLink link={link} />
            </Row>
          ))}
        </Text>
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
        <bdi>{address}</bdi>: {t(`deadLinks.${state}`, from === null ? {} : dayAndTime(from))}
      </span>
    </>
  )
}
