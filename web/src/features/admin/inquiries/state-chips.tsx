import { Link } from '@tanstack/react-router'
import { INQUIRY_STATES, type InquiryPage, type InquiryState } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import styles from './state-chips.module.css'

interface StateChipsProps {
  /** Nothing: all are shown. */
  state: InquiryState | undefined
  /** How many each state has, as soon as that is known. */
  counts: InquiryPage['counts'] | undefined
}

/** Narrows the inquiries to one state, and says how many each has. */
export function StateChips({ state, counts }: StateChipsProps) {
  const { t } = useTranslation('admin')
  const total = counts && INQUIRY_STATES.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={t('inquiries.state')}>
      <ul className={styles.chips}>
        {INQUIRY_STATES.map((each) => (
          <li key={each}>
            <Chip state={each} isChosen={each === state} label={t(`inquiries.states.${each}`)} count={counts?.[each]} />
          </li>
        ))}
        <li>
          <Chip isChosen={state === undefined} label={t('inquiries.all')} count={total} />
        </li>
      </ul>
    </nav>
  )
}

interface ChipProps {
  state?: InquiryState
  isChosen: boolean
  label: string
  count: number | undefined
}

function Chip({ state, isChosen, label, count }: ChipProps) {
  return (
    <Link
      to="/admin"
      search={(before: PanelSearch) => {
        const { state: _state, rows: _rows, ...rest } = before
        return { ...rest, ...(state && { state }) }
      }}
      replace
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
    >
      {label} <span>{count}</span>
    </Link>
  )
}
