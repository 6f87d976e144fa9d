import { Link } from '@tanstack/react-router'
import { LANGUAGES } from 'api/contract/languages'
import { todayInSofia } from 'api/contract/sofia-time'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { createDrafts, draftedItems } from '#features/admin/form/drafts.ts'
import { QuestionDialog } from '#features/admin/form/question-dialog.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { formatDate } from '#lib/format.ts'
import { lastUser } from '#lib/session.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Surface } from '#ui/surface.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './own-drafts.module.css'

interface OwnDraft {
  /** `news/new`, `careers/{id}`: the address of its form in the administration. */
  item: string
  keptAt: string
  title: string
}

/** How many drafts are named before the others are asked for. */
const SHOWN = 3

/** What the account has written and only this browser keeps, which is in no list, with the way to it; nothing when there is none. */
export function OwnDrafts() {
  const { t } = useTranslation('admin')
  const [drafts, setDrafts] = useState(readOwnDrafts)
  const [isAll, setAll] = useState(false)
  const [toDiscard, setToDiscard] = useState<OwnDraft | null>(null)
  if (drafts.length === 0) return null
  const shown = isAll ? drafts : drafts.slice(0, SHOWN)
  return (
    <Surface as="section" bleed className={styles.drafts} aria-label={t('panel.ownDrafts')}>
      <Icon d={staffDrawings.pencil} />
      <p>{t('panel.ownDrafts')}</p>
      <Row as="ul" gap={5}>
        {shown.map(({ item, keptAt, title }) => (
          <Row as="li" key={item} gap={2}>
            <Link to={`/admin/${item}` as '/admin'} preload={false}>
              {nameOf({ item, title })}
            </Link>{' '}
            <span>{whenKept(keptAt)}</span>
            <IconButton
              danger
              title={t('recovery.discard')}
              aria-label={t('panel.discardDraftOf', { title: nameOf({ item, title }) })}
              onClick={() => setToDiscard({ item, keptAt, title })}
            >
              <Icon name="cross" size="small" />
            </IconButton>
          </Row>
        ))}
        {shown.length < drafts.length && (
          <li>
            <TextButton onClick={() => setAll(true)}>
              {t('panel.draftsMore', { count: drafts.length - shown.length })}
            </TextButton>
          </li>
        )}
      </Row>
      {toDiscard && (
        <QuestionDialog
          heading={t('panel.discardDraft')}
          act={t('recovery.discard')}
          isDeletion
          onConfirm={() => discard(toDiscard.item)}
          onClose={() => setToDiscard(null)}
        >
          <p>
            <strong>{nameOf(toDiscard)}</strong>
          </p>
          <p>{t('panel.discardDraftNote')}</p>
        </QuestionDialog>
      )}
    </Surface>
  )

  function nameOf({ item, title }: Pick<OwnDraft, 'item' | 'title'>): string {
    return title || t(item.startsWith('careers/') ? 'panel.untitledCareer' : 'panel.untitledNews')
  }

  function discard(item: string): void {
    flushSync(() => setToDiscard(null))
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus()
    createDrafts({ account: lastUser()?.id ?? null, item }).dropAll()
    setDrafts(readOwnDrafts())
  }

  function whenKept(moment: string): string {
    const { date, time } = dayAndTime(moment)
    return t('dates.dateAndTime', { date: date === formatDate(todayInSofia()) ? t('dates.today') : date, time })
  }
}

/** A note waits at its inquiry, and the reason of a snooze in its dialog. */
const WAITS_THERE = /^(inquiries|attention)\//

/** Newest first. */
function readOwnDrafts(): OwnDraft[] {
  const account = lastUser()?.id
  if (!account) return []
  const drafted = draftedItems(account).filter(({ item }) => !WAITS_THERE.test(item))
  return drafted.map(({ item, keptAt }) => {
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
