import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '#components/icon.tsx'
import styles from './filter-select.module.css'

interface FilterSelectProps {
  label: string
  /** What it says while nothing is chosen. */
  nothing: string
  /** Its first option, which takes the choice back. */
  showAll: string
  options: readonly { value: string; name: string }[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** A list to choose one from, with "Show all" above; the focus stays on its button (CONT-03). */
export function FilterSelect({ label, nothing, showAll, options, value, onChoose }: FilterSelectProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number>()
  const all = [{ value: undefined, name: showAll }, ...options]
  const isOpen = at !== undefined

  const move = (next: number) => {
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const open = () =>
    setAt(
      Math.max(
        0,
        all.findIndex((option) => option.value === value),
      ),
    )
  const choose = (index: number) => {
    setAt(undefined)
    const option = all[index]
    if (option) onChoose(option.value)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const isTyped = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    const step = STEPS[key]
    if (step) at === undefined ? open() : move(step(at, all.length - 1))
    else if (key === 'Enter' || key === ' ') at === undefined ? open() : choose(at)
    else if (key === 'Escape' && isOpen) setAt(undefined)
    else if (isTyped) {
      const begins = ({ name }: { name: string }) => name.toLowerCase().startsWith(key.toLowerCase())
      const after = all.findIndex((option, index) => index > (at ?? -1) && begins(option))
      const found = after < 0 ? all.findIndex(begins) : after
      if (found >= 0) move(found)
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.select}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        className={styles.button}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        onClick={() => (isOpen ? setAt(undefined) : open())}
        onKeyDown={press}
        onBlur={() => setAt(undefined)}
      >
        <span id={`${id}-value`}>{options.find((option) => option.value === value)?.name ?? nothing}</span>
        <Icon name="down" />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-labelledby={`${id}-label`}
        hidden={!isOpen}
      >
        {all.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the button keeps the focus and the keys.
          <div
            key={option.value ?? ''}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            className={index === at ? styles.active : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {option.name}
          </div>
        ))}
      </div>
    </div>
  )
}
