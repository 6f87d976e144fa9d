import { events as described, type StaffEvent } from 'api/contract/collections/events'
import { todayInSofia } from 'api/contract/sofia-time'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { drawings, Icon } from '#components/icon.tsx'
import { CollectionPane } from '#features/admin/collections/collection-pane.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { State } from '#features/admin/list/state.tsx'
import { formatDate } from '#lib/format.ts'
import { Row } from '#ui/layout.tsx'
import { EVENT_STATES, isIn, stateOf } from './event-states.ts'
import { shortMonth, weekday } from './event-words.ts'
import { events } from './events.queries.ts'
import styles from './events-pane.module.css'

/** All dates for investors: those that lie ahead, the next one first, then the past ones by their years. */
export function EventsPane() {
  const { t } = useTranslation('admin')
  const today = todayInSofia()

  function rowOf(event: StaffEvent, deleteButton: (event: StaffEvent) => ReactNode) {
    const { _id, titleBg, kind, date, note, movedFrom } = event
    const moved = movedFrom && t('events.movedFrom', { date: formatDate(movedFrom) })
    return {
      _id,
      lead: (
        <span className={styles.day}>
          <b>{Number(date.slice(8))}</b> {shortMonth(date)}
        </span>
      ),
      title: titleBg,
      line: [weekday(date), note, moved].filter(Boolean).join(' · '),
      facts: t(`events.groups.${kind}`),
      state: <EventState event={event} />,
      acts: deleteButton(event),
    }
  }

  return (
    <CollectionPane
      collection={described}
      queries={events}
      states={EVENT_STATES.map((state) => ({ state, label: t(`events.states.${state}`) }))}
      isIn={(event, state) => isIn(event, state, today)}
      textOf={({ titleBg, titleEn, note, date }) => `${titleBg} ${titleEn} ${note} ${formatDate(date)}`}
      searchLabel={t('events.search')}
      foundLabel={(count) => t('events.found', { count })}
      deleteQuestion={t('confirm.deleteEvent')}
      deleted="undo.deletedEvent"
      note={(all) => <NextEvent events={all} today={today} />}
      groupsOf={(found, { deleteButton }) => {
        const coming = found.filter(({ date }) => date >= today)
        const past = Map.groupBy(found.filter(({ date }) => date < today).toReversed(), ({ date }) => date.slice(0, 4))
        return [
          { id: 'coming', name: t('events.coming'), rows: coming },
          ...[...past].map(([year, rows]) => ({ id: year, name: t('events.past', { year }), rows })),
        ].map(({ rows, ...group }) => ({
          ...group,
          note: `${rows.length}`,
          rows: rows.map((event) => rowOf(event, deleteButton)),
        }))
      }}
    />
  )
}

/** Says which date visitors and calendars are told to be the next, or that there is none. */
function NextEvent({ events, today }: { events: readonly StaffEvent[]; today: string }) {
  const { t } = useTranslation('admin')
  const next = events.find((event) => stateOf(event, today) === 'coming')
  return (
    <Row as="p" noWrap align="start" className={styles.next}>
      <Icon name="calendar" />
      <span>
        {next ? t('events.next') : t('events.noNext')}{' '}
        {next && <strong>{`${next.titleBg}, ${weekday(next.date)}, ${formatDate(next.date)}`}</strong>}
      </span>
    </Row>
  )
}

function EventState({ event: { isHidden, isCancelled, movedFrom } }: { event: StaffEvent }) {
  const { t } = useTranslation('admin')
  if (isHidden) return <State d={staffDrawings.eyeOff}>{t('events.hidden')}</State>
  if (isCancelled) return <State d={drawings.cross}>{t('events.cancelled')}</State>
  return movedFrom && <State d={staffDrawings.clock}>{t('events.moved')}</State>
}
