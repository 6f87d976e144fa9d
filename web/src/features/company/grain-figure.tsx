import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { grainMesh } from '#components/grain-mesh.ts'
import { Columns, Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import styles from './grain-figure.module.css'

const SIZE = { width: 400, height: 260 }

/** Mean width and height of a grain as drawn: large from the melt, flat from the mill, fine once it is new. */
const STATES = [
  { id: 'cast', grain: [104, 92] },
  { id: 'rolled', grain: [190, 17] },
  { id: 'annealed', grain: [32, 28] },
] as const

/** Of the blues, from light to dark. */
const TONES = [50, 200, 400, 700]

/** What a microscope shows of the same metal in three states. */
export function GrainFigure() {
  const { t } = useTranslation('company')
  const texts = t('rAndD.grains')
  return (
    <figure className={styles.figure} aria-labelledby="grains">
      <Split parts="wider-second" align="end" className={styles.head}>
        <h2 id="grains">{texts.heading}</h2>
        <p>{texts.text}</p>
      </Split>
      <Columns as="ol" columns="three" className={styles.states}>
        {STATES.map(({ id, grain }) => (
          <Stack as="li" key={id} gap={2} align="start">
            <Grains grain={grain} />
            <h3>{texts.states[id].name}</h3>
            <Text tone="muted">{texts.states[id].text}</Text>
          </Stack>
        ))}
      </Columns>
      <Text as="figcaption" tone="muted">
        {texts.note}
      </Text>
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
          <path key={tone} d={path} fill={`var(--blue-${TONES[tone]})`} />
        ))}
      </g>
    </svg>
  )
}
