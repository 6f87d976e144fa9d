import { people as described, type StaffPerson } from 'api/contract/collections/people'
import { PEOPLE_KINDS } from 'api/contract/people'
import { portraitCrop } from 'api/contract/portraits'
import { todayInSofia } from 'api/contract/sofia-time'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { drawings } from '#components/icon.tsx'
import { CollectionPane } from '#features/admin/collections/collection-pane.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { State } from '#features/admin/list/state.tsx'
import { formatDate } from '#lib/format.ts'
import { initialsOf } from '#lib/initials.ts'
import { Initial } from '#ui/initial.tsx'
import { gapsOf, openedGaps } from './coverage.ts'
import { GapNote } from './gap-note.tsx'
import { gapsInWords } from './gap-words.ts'
import styles from './people.module.css'
import { people } from './people.queries.ts'
import { countriesInBulgarian, profilePath } from './person-words.ts'
import { usePortraitAddress } from './staff-portraits.ts'

const STATES = [...PEOPLE_KINDS, 'away', 'hidden'] as const
/** Countries named in a row; more are counted. */
const MAX_NAMED = 2

const isAway = ({ awayFrom, awayUntil }: StaffPerson, today: string) =>
  awayUntil !== null && today <= awayUntil && (awayFrom === null || awayFrom <= today)

/** All people whom the site names, in the lists of the site; the main contacts first. */
export function PeoplePane() {
  const { t } = useTranslation('admin')
  const today = todayInSofia()

  function isIn(person: StaffPerson, state: string): boolean {
    if (state === 'away') return isAway(person, today)
    return state === 'hidden' ? person.isHidden : person.kind === state
  }

  function factsOf({ kind, countries, families }: StaffPerson): string {
    if (kind !== 'sales-department') return ''
    const where =
      countries.length > MAX_NAMED
        ? t('people.countries', { count: countries.length })
        : countriesInBulgarian(countries) || t('fields.people.countries.none')
    return [where, families.map((family) => t(`people.inFamily.${family}`)).join(', ')].filter(Boolean).join(' · ')
  }

  return (
    <CollectionPane
      collection={described}
      queries={people}
      states={STATES.map((state) => ({ state, label: t(`people.states.${state}`) }))}
      isIn={isIn}
      textOf={({ name, position, email, phone, countries }) =>
        [name, position, email, phone, ...countries, countriesInBulgarian(countries)].join(' ')
      }
      searchLabel={t('people.search')}
      foundLabel={(count) => t('people.found', { count })}
      deleteQuestion={t('confirm.deletePerson')}
      deleteNote={(person, all) => {
        const gaps = openedGaps(
          all,
          all.filter((one) => one !== person),
        )
        return gaps.length > 0 ? `${gapsInWords(t, gaps)} ${t('people.gapAfterDeleting')}` : ''
      }}
      pathOf={profilePath}
      deleted="undo.deletedPerson"
      note={(all) => (
        <div className={styles.note}>
          <GapNote gaps={gapsOf(all)} note={t('people.gapNow')} />
        </div>
      )}
      groupsOf={(found, { deleteButton }) => {
        const main = found.filter((person) => person.isMain)
        const lists = PEOPLE_KINDS.map((kind) => ({
          id: kind as string,
          name: t(`fields.people.kind.choices.${kind}`),
          rows: found.filter((person) => person.kind === kind && !person.isMain),
        }))
        return [{ id: 'main', name: t('people.main'), rows: main }, ...lists].map(({ rows, ...group }) => ({
          ...group,
          note: `${rows.length}`,
          rows: rows.map((person) => ({
            _id: person._id,
            list: group.id,
            lead: (
              <Initial name={person.name} letters={initialsOf(person.name)} className={styles.lead}>
                {person.picture && <StaffPortrait picture={person.picture} focus={person.pictureFocus} />}
              </Initial>
            ),
            title: person.name,
            line: person.position,
            facts: factsOf(person),
            state: stateOf(person, found),
            acts: deleteButton(person),
          })),
        }))
      }}
    />
  )

  function stateOf(person: StaffPerson, all: readonly StaffPerson[]): ReactNode {
    if (person.isHidden) return <State d={staffDrawings.eyeOff}>{t('people.hidden')}</State>
    const { awayFrom, awayUntil, deputy } = person
    if (awayUntil === null || awayUntil < today) return null
    const name = all.find(({ _id }) => _id === deputy)?.name
    return (
      <State tone="accent" d={drawings.calendar}>
        {isAway(person, today)
          ? t('people.awayUntil', { date: formatDate(awayUntil) })
          : t('people.awayFrom', { date: formatDate(awayFrom ?? awayUntil) })}
        {name && (
          <>
            <br />
            {t('people.standsIn', { name })}
          </>
        )}
      </State>
    )
  }
}

/** The photograph of a row, over the initials. */
function StaffPortrait({ picture, focus }: { picture: string; focus: string }) {
  const addressOf = usePortraitAddress()
  const crop = portraitCrop(picture, focus)
  const [single, double] = [addressOf(`${crop}.80.webp`), addressOf(`${crop}.160.webp`)]
  if (!single) return null
  const density = `${single} 1x, ${double} 2x`
  return <img className={styles.face} src={single} srcSet={density} width={44} height={44} alt="" loading="lazy" />
}
