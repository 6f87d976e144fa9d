import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { grainMesh } from '#components/grain-mesh.ts'
import styles from './grain-figure.module.css'

const SIZE = { width: 400, height: 260 }

/** Mean width and height of a grain as drawn: large from the melt, flat from the mill, fine once it is new. */
const STATES = [
  { id: 'cast', grain: [104, 92] },
  { id: 'rolled', grain: [190, 17] },
  { id: 'annealed', grain: [32, 28] },
] as const

/** What a microscope shows of the same metal in three states. */
export function GrainFigure() {
  const { t } = useTranslation('company')
  const texts = t('rAndD.grains')
  return (
    <figure className={styles.figure} aria-labelledby="grains">
      <div className={styles.head}>
        <h2 id="grains">{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      <ol className={styles.states}>
        {STATES.map(({ id, grain }) => (
          <li key={id}>
            <Grains grain={grain} />
            <h3 className="h4">{texts.states[id].name}</h3>
            <p>{texts.states[id].text}</p>
          </li>
        ))}
      </ol>
      <figcaption className="muted">{texts.note}</figcaption>
    </figure>
  )
}

function Grains({ grain }: { grain: readonly [number, number] }) {
  const clip = useId()
  const { width, height } = SIZE
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.section} aria-hidden="true">
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {grainMesh({ ...SIZE, grain }).map((path, tone) => (
          <path key={tone} d={path} />
        ))}
      </g>
    </svg>
  )
}
