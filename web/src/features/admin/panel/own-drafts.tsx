import { Link } from '@tanstack/react-router'
import { LANGUAGES } from 'api/contract/languages'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { createDrafts, draftedItems } from '#features/admin/form/drafts.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { formatDate } from '#lib/format.ts'
import { lastUser } from '#lib/session.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import { DiscardDraftDialog } from './discard-draft-dialog.tsx'
import styles from './own-drafts.module.css'

interface OwnDraft {
  /** `news/new`, `careers/{id}`: the address of its form in the administration. */
  item: string
  keptAt: string
  title: string
}

/** What the account has begun in this browser and not saved, with the way to it; nothing when there is none. */
export function OwnDrafts() {
  const { t } = useTranslation('admin')
  const [drafts, setDrafts] = useState(readOwnDrafts)
  const [doomed, setDoomed] = useState<OwnDraft | null>(null)
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-label={t('panel.ownDrafts')}>
      <Icon d={staffDrawings.pencil} />
      <p>{t('panel.ownDrafts')}</p>
      <ul>
        {drafts.map(({ item, keptAt, title }) => (
          <li key={item}>
            <Link to={`/admin/${item}` as '/admin'} preload={false}>
              {nameOf({ item, title })}
            </Link>{' '}
            <span>{whenKept(keptAt)}</span>
            <button
              type="button"
              title={t('recovery.discard')}
              aria-label={t('panel.discardDraftOf', { title: nameOf({ item, title }) })}
              onClick={() => setDoomed({ item, keptAt, title })}
            >
              <Icon name="cross" size="small" />
            </button>
          </li>
        ))}
      </ul>
      {doomed && (
        <DiscardDraftDialog
          title={nameOf(doomed)}
          onDiscard={() => discard(doomed.item)}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  )

  function nameOf({ item, title }: Pick<OwnDraft, 'item' | 'title'>): string {
    return title || t(item.startsWith('careers/') ? 'panel.untitledCareer' : 'panel.untitledNews')
  }

  function discard(item: string): void {
    flushSync(() => setDoomed(null))
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    createDrafts({ account: lastUser()?.id ?? null, item }).dropAll()
    setDrafts(readOwnDrafts())
  }

  function whenKept(moment: string): string {
    const { date, time } = dayAndTime(moment)
    return t('dates.dateAndTime', { date: date === formatDate(todayInSofia()) ? t('dates.today') : date, time })
  }
}

function readOwnDrafts(): OwnDraft[] {
  const account = lastUser()?.id
  if (!account) return []
  return draftedItems(account).map(({ item, keptAt }) => {
    const [draft] = createDrafts<unknown>({ account, item }).list()
    return { item, keptAt, title: titleIn(draft?.values) }
  })
}

/** The title of whatever form has written the draft: a position has one, a publication one for each language. */
function titleIn(values: unknown): string {
  const { title, content } = Object(values)
  const titles = [title, ...LANGUAGES.map((language) => Object(Object(content)[language]).title)]
  return titles.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}
