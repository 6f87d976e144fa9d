import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { Menu } from '#features/admin/form/menu.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { stateWords } from '#features/admin/visibility/state-words.ts'
import { type EditedNews, isOnSite, refOf } from './edited-news.ts'

interface NewsFormHeadProps {
  /** What is edited; `null` for a new item. */
  item: EditedNews | null
  /** The same as the server has it now; `null` until it has it. */
  stored: EditedNews | null
  /** Of the item; `null` until the server has it. */
  id: string | null
  onBack: () => void
  /** Throws away what is not public; `null` where something else does. */
  onDiscardChanges: (() => void) | null
}

/** What is edited, where it is, who else has it open, and what leads to its history and its page. */
export function NewsFormHead({ item, stored, id, onBack, onDiscardChanges }: NewsFormHeadProps) {
  const { t } = useTranslation('admin')

  function heading(): string {
    if (!item || item.status === 'draft') return t('newsForm.headingNew')
    return t(item.isMediaNews ? 'newsForm.headingEditMedia' : 'newsForm.headingEdit')
  }

  return (
    <FormHead
      heading={heading()}
      state={
        <>
          {item ? <NewsState item={item} /> : t('newsState.new')} <Presence id={id} />
        </>
      }
      onBack={onBack}
    >
      {stored && (
        <Link
          className="btn btn--quiet btn--sm"
          to="/admin/news/$url/$page"
          params={{ url: refOf(stored), page: 'history' }}
          preload={false}
        >
          <Icon d={staffDrawings.history} /> {t('history.heading')}
        </Link>
      )}
      {item && isOnSite(item) && (
        <a className="btn btn--quiet btn--sm" href={`/news/${item.url}`} target="_blank" rel="noopener">
          <Icon name="external" /> {t('newsForm.viewOnSite')}
        </a>
      )}
      {stored?.hasDraft && onDiscardChanges && (
        <Menu
          label={t('newsForm.menu')}
          className="btn btn--quiet btn--sm"
          acts={[{ label: t('endings.discard'), isDangerous: true, onChoose: onDiscardChanges }]}
        >
          <Icon d={staffDrawings.more} />
        </Menu>
      )}
    </FormHead>
  )
}

/** Where an item is, and who has saved it last. */
function NewsState({ item }: { item: EditedNews }) {
  const { t } = useTranslation('admin')
  const saved = { ...dayAndTime(item.updatedAt), name: item.updatedBy }
  return (
    <>
      {stateWords(t, item)}. {item.updatedBy ? t('newsState.savedBy', saved) : t('newsState.saved', saved)}
    </>
  )
}
