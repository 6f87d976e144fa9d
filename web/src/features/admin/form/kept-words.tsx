import { useTranslation } from 'react-i18next'
import { dayAndTime } from './dates.ts'
import type { ServerState } from './server-state.ts'

interface KeptWordsProps {
  state: ServerState
  /** What the server does not have is kept in this browser. */
  isInBrowser: boolean
  /** Nothing of it was stored when the form was opened. */
  isNew: boolean
  /** How many fields visitors still read otherwise. */
  changes: number
  /** ISO 8601, when it comes to the site as it was before these; `null` when it is there, or is not planned. */
  plannedFor: string | null
  /** Shows which these are. */
  onWhich: () => void
}

/** Where what is written is kept, and how much of it is not public. */
export function KeptWords({ state, isInBrowser, isNew, changes, plannedFor, onWhich }: KeptWordsProps) {
  const { t } = useTranslation('admin')
  const kept = words()
  return (
    <>
      <span role="status">{kept}</span>
      {changes > 0 && (
        <>
          {kept && ' · '}
          <button type="button" className="link" onClick={onWhich}>
            {t('changes.count', { count: changes })}
          </button>
          {plannedFor && `. ${t('changes.plannedWithout', dayAndTime(plannedFor))}`}
        </>
      )}
    </>
  )

  function words(): string {
    switch (state.is) {
      case 'untouched':
        return isNew ? t('autosave.begin') : ''
      case 'kept':
        return t('autosave.saved', dayAndTime(state.at ?? new Date()))
      case 'waiting':
        return t('autosave.saving')
      default:
        return t(isInBrowser ? (`autosave.${state.is}` as const) : 'autosave.failed')
    }
  }
}
