import { useTranslation } from 'react-i18next'
import { dayAndTime } from './dates.ts'
import type { ServerState } from './use-server-draft.ts'

interface KeptWordsProps {
  state: ServerState
  /** What the server does not have is kept in this browser. */
  isInBrowser?: boolean
  /** Nothing of it was stored when the form was opened. */
  isNew?: boolean
}

/** Where what is written is kept. */
export function KeptWords({ state, isInBrowser = true, isNew = false }: KeptWordsProps) {
  const { t } = useTranslation('admin')
  return <span role="status">{words()}</span>

  function words(): string {
    switch (state.is) {
      case 'untouched':
        return isNew ? t('autosave.begin') : ''
      case 'kept':
        return t('autosave.saved', dayAndTime(state.at ?? new Date()))
      case 'pending':
        return t('autosave.saving')
      default:
        return t(isInBrowser ? (`autosave.${state.is}` as const) : 'autosave.failed')
    }
  }
}

interface UnpublishedWordsProps {
  /** How many fields visitors still read otherwise. */
  changes: number
  /** ISO 8601, when it comes to the site as it was before these; `null` when it is there, or is not planned. */
  plannedFor: string | null
  /** Shows which these are. */
  onWhich: () => void
}

/** How much of it is not public, which leads to what it is; nothing when all is. */
export function UnpublishedWords({ changes, plannedFor, onWhich }: UnpublishedWordsProps) {
  const { t } = useTranslation('admin')
  if (changes === 0) return null
  return (
    <span>
      <button type="button" className="link" onClick={onWhich}>
        {t('changes.count', { count: changes })}
      </button>
      {plannedFor && `. ${t('changes.plannedWithout', dayAndTime(plannedFor))}`}
    </span>
  )
}
