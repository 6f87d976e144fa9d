import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '#components/section-head.tsx'
import { ApplyBox } from './apply-box.tsx'
import { openPositions } from './careers.queries.ts'
import { CareersLayout } from './careers-layout.tsx'
import styles from './open-positions-page.module.css'
import { PositionList } from './position-list.tsx'
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
            <p className="muted">{t('openPositions.count', { count: positions.length })}</p>
          </SectionHead>
          <PositionList positions={positions} />
        </>
      ) : (
        <div className={styles.none}>
          <p className="h3">{said.heading}</p>
          <p className="muted">{said.text}</p>
        </div>
      )}
      <ApplyBox {...t('openPositions.apply')} />
    </CareersLayout>
  )
}
