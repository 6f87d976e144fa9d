import { useTranslation } from 'react-i18next'
import { missingWords } from '#features/admin/form/form-foot.tsx'
import { toIsoMoment, typedMoment } from '#features/admin/form/moments.ts'
import { stateWords } from '#features/admin/visibility/state-words.ts'
import { actOf, changeOf, choicesOf, type Visibility, visibilityOf } from '#features/admin/visibility/visibility.ts'
import { VisibilityMenu } from '#features/admin/visibility/visibility-menu.tsx'
import type { EditedNews } from './edited-news.ts'
import type { NewsFormApi, NewsValues } from './news-values.ts'
import type { Ending } from './use-save-news.ts'

interface NewsVisibilityProps {
  form: NewsFormApi
  /** What is edited; `null` for a new item. */
  item: EditedNews | null
  /** What keeps it from being published, in words. */
  missing: readonly string[]
  /** Something of it is not public. */
  hasChanges: boolean
  /** Visitors read all of it as it is, or will. */
  isPublished: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  disabled: boolean
  onSave: (ending: Ending) => void
}

/** Where the item is, within the moments that the form holds. */
function storedIn({ from, until }: Pick<NewsValues, 'from' | 'until'>, item: EditedNews | null) {
  const state = item?.published.state ?? 'draft'
  return { state, visibleFrom: toIsoMoment(from) || null, visibleUntil: toIsoMoment(until) || null }
}

/** The visibility of an item with its content: what is chosen stands in the form, and is published with it when nothing is missing. */
export function NewsVisibility({ form, item, missing, hasChanges, isPublished, onSave, ...menu }: NewsVisibilityProps) {
  const { t } = useTranslation('admin')
  const stored = storedIn(form.state.values, item)
  const isMissing = missing.length > 0

  function labelOf(visibility: Visibility): string | undefined {
    if (isMissing && visibility.choice !== 'hidden') return t('visibility.acts.save')
    const isPublic = visibility.choice === 'now' && actOf(visibility, stored.state) === 'save'
    return isPublic && hasChanges ? t('endings.publishChanges') : undefined
  }

  function choose(visibility: Visibility): void {
    if (visibility.choice === 'hidden') {
      onSave('hidden')
      return
    }
    const { visibleFrom = null, visibleUntil = null } = changeOf(visibility, stored)
    form.setFieldValue('from', typedMoment(visibleFrom))
    form.setFieldValue('until', typedMoment(visibleUntil))
    if (!isMissing) onSave('published')
  }

  return (
    <VisibilityMenu
      {...menu}
      stored={stored}
      standing={isPublished ? stateWords(t, stored) : null}
      choices={choicesOf(stored.state)}
      linked={item && stored.state === 'published' ? `/news/${item.published.url}` : null}
      isAlways={stored.state !== 'published' || hasChanges}
      labelOf={labelOf}
      noteOf={({ choice }) => (isMissing && choice !== 'hidden' ? t('visibility.whenPublished') : null)}
      refusalOf={({ choice }) => (isMissing && choice === 'hidden' ? missingWords(t, missing) : null)}
      onChoose={choose}
    />
  )
}

/** When visitors see the item, in words, and the way to choose it. */
export function VisibilityRow({
  values,
  item,
  onChange,
}: {
  values: Pick<NewsValues, 'from' | 'until'>
  item: EditedNews | null
  onChange: () => void
}) {
  const { t } = useTranslation('admin')
  const stored = storedIn(values, item)
  const { choice, from, until } = visibilityOf(stored)
  const isToCome = stored.state === 'draft' || stored.state === 'planned'
  const without = isToCome ? t('visibility.now') : stateWords(t, stored)
  const place = choice === 'later' && from ? t('visibility.since', { ...from }) : without
  return (
    <div className="field">
      <span id="visibility-name" className="label">
        {t('visibility.legend')}
      </span>
      <p>
        {place}
        {until && choice !== 'hidden' && t('visibility.until', { ...until })}{' '}
        <button type="button" className="link" aria-describedby="visibility-name" onClick={onChange}>
          {t('visibility.change')}
        </button>
      </p>
    </div>
  )
}
