import type { StaffCareer } from 'api/contract/collections/careers'
import { careers as described } from 'api/contract/collections/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { CollectionPane } from '#features/admin/collections/collection-pane.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { State } from '#features/admin/list/state.tsx'
import { formatDate } from '#lib/format.ts'
import { Status } from '#ui/status.tsx'
import { CAREER_ORDERS, pathOf, STANDINGS, standingOf, textOf } from './career-words.ts'
import { careers } from './careers.queries.ts'

/** All positions; who sees one is decided by its two days, unless staff have hidden it (ADM-13). */
export function CareersPane() {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  return (
    <CollectionPane
      collection={described}
      queries={careers}
      states={STANDINGS.map((state) => ({ state, label: t(`standings.${state}`) }))}
      isIn={(career, state) => standingOf(career, today) === state}
      orders={CAREER_ORDERS}
      orderLabel={(order) => t(`sort.${order}`)}
      textOf={textOf}
      searchLabel={t('list.searchCareers')}
      foundLabel={(count) => t('standings.found', { count })}
      empty={{ heading: t('empty.careersTitle'), text: t('empty.careersText'), act: t('empty.careersAction') }}
      deleteQuestion={t('confirm.deleteCareer')}
      pathOf={(career) => pathOf(career, today)}
      shown="list.shownOnItsDays"
      deleted="undo.deletedCareer"
      groupsOf={(found, { deleteButton, copyAct }) => [
        {
          id: 'careers',
          rows: found.map((career) => ({
            _id: career._id,
            lead: <Icon d={staffDrawings.briefcase} />,
            title: career.title,
            line: career.isInternship ? t('fields.careers.isInternship.label') : '',
            facts: <Days career={career} />,
            state: <Standing career={career} today={today} />,
            menu: [copyAct(career)],
            acts: deleteButton(career),
          })),
        },
      ]}
    />
  )
}

function Days({ career: { startDate, endDate } }: { career: StaffCareer }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <span className="sr">{t('list.columnStart')}: </span>
      <time dateTime={startDate}>{formatDate(startDate)}</time> – <span className="sr">{t('list.columnEnd')}: </span>
      <time dateTime={endDate}>{formatDate(endDate)}</time>
    </>
  )
}

/** Whether it is on the site, and why it is not. */
function Standing({ career, today }: { career: StaffCareer; today: string }) {
  const { t } = useTranslation('admin')
  const standing = standingOf(career, today)
  if (standing === 'visible')
    return (
      <State tone="ok" title={t('list.visibleHint')} d={staffDrawings.eye}>
        {t('list.visible')}
      </State>
    )
  return (
    <>
      <Status>{t(`list.standing.${standing}`)}</Status>
      {/* That its days are over says already why. */}
      {standing !== 'over' && <small>{whyNot()}</small>}
    </>
  )

  function whyNot(): string {
    if (standing === 'hidden') return t('list.hiddenByStaff')
    return t(career.startDate === today ? 'list.hiddenStartsToday' : 'list.hiddenNotStarted')
  }
}
