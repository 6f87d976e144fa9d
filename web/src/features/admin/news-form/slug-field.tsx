import { RESERVED_SLUGS } from 'api/contract/slug'
import { suggestSlug } from 'api/contract/suggested-slug'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { finishSlug, typeSlug } from '#lib/slug-typing.ts'
import { RequiredMark } from '#ui/field.tsx'
import { Hint } from '#ui/hint.tsx'
import styles from './settings.module.css'
import type { SlugState } from './use-slug-state.ts'

interface SlugFieldProps {
  value: string
  /** `null`: the address is fixed, because the item exists (ADM-25). */
  state: SlugState | null
  /** The title from which an address can be suggested. */
  title: string
  /** What the server said about it at the last save. */
  error?: string | undefined
  onChange: (value: string) => void
}

export function SlugField({ value, state, title, error, onChange }: SlugFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const isReserved = RESERVED_SLUGS.some((word) => word === value)
  const isBad = state === 'invalid' || state === 'taken' || error !== undefined
  const suggestion = suggestSlug(title)
  const words: Partial<Record<SlugState, string>> = {
    empty: t('newsForm.slugHint'),
    invalid: t(isReserved ? 'newsForm.slugTaken' : 'errors.urlInvalid'),
    checking: t('newsForm.slugChecking'),
    free: t('newsForm.slugFree'),
    taken: t('newsForm.slugTaken'),
    unchecked: t('newsForm.slugUnchecked'),
  }

  return (
    <div className={isBad ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>
        {t('newsForm.slug')} <RequiredMark />
      </label>
      <div className={styles.address}>
        <span aria-hidden="true">{t('newsForm.slugPrefix')}</span>
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={state === null}
          aria-required="true"
          aria-invalid={isBad || undefined}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={(event) => onChange(typeSlug(event.target.value))}
          onBlur={() => state !== null && value !== finishSlug(value) && onChange(finishSlug(value))}
        />
      </div>
      <Hint id={`${id}-hint`} role="status" tone={isBad ? 'bad' : state === 'free' && 'good'}>
        {(isBad || state === 'free') && <Icon name={isBad ? 'cross' : 'check'} size="small" />}
        {error ?? (state === null ? t('newsForm.slugFixed') : words[state])}
      </Hint>
      {state !== null && suggestion !== '' && suggestion !== value && (
        <button type="button" className={`link ${styles.suggest}`} onClick={() => onChange(suggestion)}>
          {t('newsForm.slugFromTitle')}
        </button>
      )}
    </div>
  )
}
