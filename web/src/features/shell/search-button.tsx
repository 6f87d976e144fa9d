import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'

/** What opens the search; the search itself is given to the layout from outside. */
export interface SearchOpener {
  isOpen: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  /** Pointer or focus come near: a click may follow. */
  onIntent: () => void
}

interface SearchButtonProps {
  search: SearchOpener
  className?: string | undefined
  /** Without its name beside it. */
  isIcon?: boolean
}

/** SHELL-14. */
export function SearchButton({ search: { isOpen, onClick, onIntent }, className, isIcon = false }: SearchButtonProps) {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-controls="search"
      aria-expanded={isOpen}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="search" size={isIcon ? 'large' : 'small'} />
      <span className={isIcon ? 'sr' : undefined}>{t('buttons.search')}</span>
    </button>
  )
}
