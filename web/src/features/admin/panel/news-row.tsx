import { Link, useNavigate } from '@tanstack/react-router'
import type { StatusChange } from 'api/contract/news-input'
import type { StaffSummary } from 'api/contract/news-list'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { DeleteButton } from '#features/admin/list/delete-button.tsx'
import list from '#features/admin/list/list.module.css'
import { RowMenu } from '#features/admin/list/row-menu.tsx'
import { titleOf } from '#features/admin/publications.ts'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { changeOf, choicesOf } from '#features/admin/visibility/visibility.ts'
import { VisibilityPanel } from '#features/admin/visibility/visibility-panel.tsx'
import { formatDate } from '#lib/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Text } from '#ui/text.tsx'
import { LanguageChips } from './language-chips.tsx'
import styles from './publications.module.css'
import { RowNote, StateBadge } from './state-badge.tsx'

interface NewsRowProps {
  item: StaffSummary
  isSelected: boolean
  /** On a narrow screen the rows have none until one was selected by its menu. */
  hasCheckbox: boolean
  /** Selects it, or no longer; with `isRange` all rows from the last one that was clicked. */
  onSelect: (isRange: boolean) => void
  /** Its visibility is being chosen, in place of its menu. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  onVisibility: (change: StatusChange) => void
  onDelete: () => void
}

/** One item of the list; the whole row opens it. */
export function NewsRow({
  item,
  isSelected,
  hasCheckbox,
  onSelect,
  isChoosing,
  onChoosing,
  onVisibility,
  onDelete,
}: NewsRowProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const title = titleOf(item.titles) || t('list.untitled')
  const ref = item.state === 'draft' ? item._id : item.url

  function acts(): MenuAct[] {
    const open = (page: 'history' | 'translate') => () =>
      navigate({ to: '/admin/news/$url/$page', params: { url: ref, page } })
    const select: MenuAct = { label: t('selection.begin'), onChoose: () => onSelect(false) }
    const view: MenuAct = {
      label: t('newsForm.viewOnSite'),
      onChoose: () => window.open(`/news/${item.url}`, '_blank', 'noopener'),
    }
    // On a narrow screen a row has room for one button besides the bin.
    const narrow = item.state === 'published' ? [select, view] : [select]
    const first: MenuAct[] = [
      ...(hasCheckbox ? [] : narrow),
      { label: t('translate.heading'), onChoose: open('translate') },
      { label: t('history.heading'), onChoose: open('history') },
    ]
    // A draft is published with its content, in its form.
    if (item.state === 'draft') return first
    return [...first, { label: t('visibility.open'), keys: 'V', onChoose: () => onChoosing(true) }]
  }

  return (
    <li className={list.row} data-id={item._id} data-selected={isSelected || undefined}>
      {hasCheckbox && (
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('selection.item', { title })}
            checked={isSelected}
            onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </label>
      )}
      <Text as="time" tone="muted" dateTime={item.date}>
        {formatDate(item.date)}
      </Text>
      {item.cover === '' ? (
        <span className={`${styles.picture} ${styles.none}`}>
          <Icon d={staffDrawings.picture} />
        </span>
      ) : (
        <img
          className={styles.picture}
          src={staffPicture(item.cover, { width: 480, isPrivate: item.state !== 'published' })}
          alt=""
          width="72"
          height="46"
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={`${list.what} ${styles.what}`}>
        <Link
          className={list.title}
          data-row=""
          to="/admin/news/$url"
          params={{ url: ref }}
          state={{ list: item.isMediaNews ? 'media' : 'news' }}
          preload={false}
        >
          {title}
        </Link>
      </span>
      <LanguageChips item={item} reference={ref} />
      <span className={list.state}>
        <StateBadge item={item} />
        <RowNote item={item} isInEnglish={item.titles.en !== ''} />
      </span>
      <span className={`${list.acts} ${styles.acts}`}>
        {item.state === 'published' && hasCheckbox && (
          <IconButton
            as="a"
            href={`/news/${item.url}`}
            target="_blank"
            rel="noopener"
            title={t('newsForm.viewOnSite')}
            aria-label={t('list.viewItem', { title })}
          >
            <Icon name="external" />
          </IconButton>
        )}
        <RowMenu title={title} acts={acts()} />
        <DeleteButton title={title} onClick={onDelete} />
      </span>
      {isChoosing && (
        <VisibilityPanel
          stored={item}
          choices={choicesOf(item.state)}
          linked={item.state === 'published' ? `/news/${item.url}` : null}
          isOpen
          onOpen={onChoosing}
          onChoose={(visibility) => onVisibility(changeOf(visibility, item))}
        />
      )}
    </li>
  )
}
