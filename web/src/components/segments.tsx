import { Icon, type IconName } from './icon.tsx'
import styles from './segments.module.css'

interface SegmentsProps<Id extends string> {
  /** What is chosen here, read aloud. */
  label: string
  options: readonly { id: Id; name: string; icon?: IconName }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** The pointer has come: what a choice needs may be loaded. */
  onApproach?: () => void
}

/** A few buttons side by side, of which one is on. */
export function Segments<Id extends string>({ label, options, chosen, onChoose, onApproach }: SegmentsProps<Id>) {
  return (
    <fieldset className={styles.segments} onPointerEnter={onApproach}>
      <legend className="sr">{label}</legend>
      {options.map(({ id, name, icon }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {icon && <Icon name={icon} />}
          {name}
        </button>
      ))}
    </fieldset>
  )
}
