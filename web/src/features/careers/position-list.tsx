import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { formatDate } from '#lib/format.ts'
import { preloadCyrillic } from '#lib/preload-cyrillic.ts'
import type { OpenPosition } from './careers.queries.ts'
import styles from './position-list.module.css'

/** Positions with their dates; each leads to its own address (AMB-37). */
export function PositionList({ positions }: { positions: readonly OpenPosition[] }) {
  const { t } = useTranslation('careers')
  preloadCyrillic()
  return (
    <ul className={styles.list}>
      {positions.map(({ _id, title, startDate, endDate }) => (
        <li key={_id}>
          <Link
            to="/careers/$page/$position"
            params={{ page: 'open-positions', position: _id }}
            state={{ isFromList: true }}
            resetScroll={false}
            activeProps={{}}
            data-position={_id}
          >
            <strong lang="bg">{title}</strong>
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
