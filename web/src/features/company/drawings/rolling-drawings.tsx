import { useTranslation } from 'react-i18next'
import styles from '#components/technical-drawing.module.css'
import { Axis, Drawing, FineLine, Label, Thickness } from '#components/technical-drawing.tsx'

/** The strip runs at half the height through all three, so that they join. */
const SIZE = [400, 380] as const
const LINE = 'M0 190H400'

function Roll({ x, y, r, hatch }: { x: number; y: number; r: number; hatch: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className={styles.paper} />
      <circle cx={x} cy={y} r={r * 0.42} fill={hatch} />
      <FineLine d={`M${x - r * 0.2} ${y}h${r * 0.4}M${x} ${y - r * 0.2}v${r * 0.4}`} />
    </>
  )
}

export function CastingDrawing() {
  const { t } = useTranslation('company')
  const texts = t('rollingPlant.flow.drawings.casting')
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <Axis d={LINE} />
          <path d="M24 96H128V270H24Z" className={styles.paper} />
          <path d="M34 130V260H118V130Z" className={styles.melt} />
          <path d="M34 106V260H118V106" />
          <path d="M128 178H176L192 187V193L176 202H128Z" className={styles.melt} />
          <path d="M128 174H176L194 186M128 206H176L194 194" />
          <Roll x={222} y={122} r={58} hatch={hatch} />
          <Roll x={222} y={258} r={58} hatch={hatch} />
          <path d="M222 181H400V199H222Z" fill={hatch} className={styles.bare} />
          <path d="M222 181H400M222 199H400" />
          <FineLine d="M291 100A72 72 0 0 0 262 62" />
          <path d="M256 59l8 8 4-8Z" className={styles.arrow} />
          <FineLine d="M291 280A72 72 0 0 1 262 318" />
          <path d="M256 321l8-8 4 8Z" className={styles.arrow} />
          <Thickness x={356} top={181} bottom={199} />
          <Label x={76} y={294}>
            {texts.melt}
          </Label>
          <Label x={356} y={144}>
            {texts.strip}
          </Label>
        </>
      )}
    </Drawing>
  )
}

export function RollingDrawing() {
  const { t } = useTranslation('company')
  const texts = t('rollingPlant.flow.drawings.rolling')
  const strip = 'M0 181H186L200 187H400V193H200L186 199H0Z'
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <Axis d={LINE} />
          <Axis d="M200 14V366" />
          <Roll x={200} y={50} r={36} hatch={hatch} />
          <Roll x={200} y={116} r={30} hatch={hatch} />
          <circle cx="200" cy="166" r="20" className={styles.working} />
          <circle cx="200" cy="214" r="20" className={styles.working} />
          <Roll x={200} y={264} r={30} hatch={hatch} />
          <Roll x={200} y={330} r={36} hatch={hatch} />
          <path d={strip} className={`${styles.paper} ${styles.bare}`} />
          <path d={strip} fill={hatch} className={styles.bare} />
          <path d="M0 181H186L200 187H400M0 199H186L200 193H400" />
          <path d="M128 8H272V372H128Z" className={styles.frame} />
          <FineLine d="M216 160 300 110h10" />
          <Label x={316} y={115} align="start">
            {texts.workRoll}
          </Label>
          <Thickness x={60} top={181} bottom={199} />
          <Label x={60} y={246}>
            {texts.entry}
          </Label>
          <Thickness x={340} top={187} bottom={193} />
          <Label x={340} y={240}>
            {texts.exit}
          </Label>
        </>
      )}
    </Drawing>
  )
}

/** From the far coil to the near one. */
const COILS = [
  [258, 168],
  [276, 190],
  [294, 212],
] as const
const KNIVES = [0, 1, 2] as const

export function SlittingDrawing() {
  const { t } = useTranslation('company')
  const texts = t('rollingPlant.flow.drawings.slitting')
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <Axis d={LINE} />
          <path d="M0 187H250M0 193H250" />
          {KNIVES.map((place) => (
            <g key={place} className={place === 2 ? styles.working : styles.paper}>
              <circle cx={112 + place * 13} cy={164 - place * 5} r="24" />
              <circle cx={112 + place * 13} cy={216 + place * 5} r="24" />
            </g>
          ))}
          {COILS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="82" className={styles.paper} />
          ))}
          {[70, 60, 50, 41].map((r) => (
            <circle key={r} cx="294" cy="212" r={r} className={styles.thin} />
          ))}
          <circle cx="294" cy="212" r="28" fill={hatch} />
          <FineLine d="M138 130V84h-14" />
          <Label x={118} y={89} align="end">
            {texts.knives}
          </Label>
        </>
      )}
    </Drawing>
  )
}
