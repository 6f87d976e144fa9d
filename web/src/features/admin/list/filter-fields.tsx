import type { ReactNode } from 'react'
import { Tick } from '#ui/tick.tsx'

interface FilterSelectProps {
  label: string
  /** The chosen value; empty when everything is listed. */
  value: string | undefined
  /** What the choice of everything is called. */
  any: string
  /** Told `undefined` for everything. */
  onChoose: (value: string | undefined) => void
  /** The other options. */
  children: ReactNode
}

export function FilterSelect({ label, value = '', any, onChoose, children }: FilterSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  )
}

interface FilterTickProps {
  label: string
  isTicked: boolean
  /** Told `undefined` when the tick is taken away. */
  onTick: (isTicked: true | undefined) => void
}

export function FilterTick({ label, isTicked, onTick }: FilterTickProps) {
  return (
    <Tick checked={isTicked} onChange={({ target }) => onTick(target.checked || undefined)}>
      {label}
    </Tick>
  )
}
