import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SectionHead } from '#components/section-head.tsx'
import { formatDate } from '#lib/format.ts'
import { preloadCyrillic } from '#lib/preload-cyrillic.ts'
import { Callout } from '#ui/callout.tsx'
import { Text } from '#ui/text.tsx'
import { ApplyBox } from './apply-box.tsx'
import { type OpenPosition, openPositions } from './careers.queries.ts'
import { CareersLayout } from './careers-layout.tsx'
import styles from './open-positions-page.module.css'
import { TraineeBand } from './trainee-band.tsx'

interface OpenPositionsPageProps {
  /** The public address of this page, to be shared. */
  address: string
  children: ReactNode
}

/** The visible positions (AMB-38), each with its address; how to apply (CAR-05, CAR-06). */
export function OpenPositionsPage({ address, children }: OpenPositionsPageProps) {
  const { t } = useTranslation('careers')
  const { data: positions } = useQuery(openPositions)
  const said = positions ? t('openPositions.empty') : t('openPositions.unread')
  return (
    <CareersLayout page="open-positions" address={address} below={<TraineeBand />}>
      {children}
      {positions && positions.length > 0 ? (
        <>
          <SectionHead lead={t('openPositions.lead')}>
            <Text tone="muted">{t('openPositions.count', { count: positions.length })}</Text>
          </SectionHead>
          <PositionList positions={positions} />
        </>
      ) : (
        <Callout as="div">
          <p className="h3">{said.heading}</p>
          <p>{said.text}</p>
        </Callout>
      )}
      <ApplyBox {...t('openPositions.apply')} />
    </CareersLayout>
  )
}

/** Positions with their dates; each leads to its own address (AMB-37). */
function PositionList({ positions }: { positions: readonly OpenPosition[] }) {
  const { t } = useTranslation('careers')
  preloadCyrillic()
  return (
    <ul className={styles.list}>
      {positions.map(({ _id, title, isInternship, startDate, endDate }) => (
        <li key={_id}>
          <Link
            to="/careers/$page/$position"
            params={{ page: 'open-positions', position: _id }}
            state={{ isFromList: true }}
            resetScroll={false}
            activeProps={{}}
            data-position={_id}
          >
            <span className={styles.name}>
              <strong lang="bg">{title}</strong>
              {isInternship && <small>{t('openPositions.internship')}</small>}
            </span>
            <span className="num">
              <small>{t('openPositions.from')}</small> <time dateTime={startDate}>{formatDate(startDate)}</time>
            </span>
            <span className="num">
              <small>{t('openPositions.until')}</small> <time dateTime={endDate}>{formatDate(endDate)}</time>
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
