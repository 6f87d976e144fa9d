import type { ComponentType } from 'react'
import { Text } from '#ui/text.tsx'
import styles from './process-flow.module.css'

interface Step {
  id: string
  name: string
  text: string
  Drawing: ComponentType
}

interface ProcessFlowProps {
  heading: string
  note: string
  steps: readonly Step[]
}

/** A process as drawings that touch, so that the metal runs through the whole row. */
export function ProcessFlow({ heading, note, steps }: ProcessFlowProps) {
  return (
    <section className="section soft" aria-labelledby="process">
      <div className="wrap">
        <div className="grid section-head">
          <h2 id="process">{heading}</h2>
          <Text tone="muted">{note}</Text>
        </div>
        <ol className={steps.length === 4 ? `${styles.flow} ${styles.four}` : styles.flow}>
          {steps.map(({ id, name, text, Drawing }) => (
            <li key={id}>
              <Drawing />
              <div>
                <h3>{name}</h3>
                <Text tone="muted">{text}</Text>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
