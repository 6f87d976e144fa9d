import { useTranslation } from 'react-i18next'
import styles from '#components/technical-drawing.module.css'
import { Axis, Drawing, FineLine, Height, Label } from '#components/technical-drawing.tsx'

/** The metal runs at half the height through all four, so that they join. */
const SIZE = [320, 320] as const
const LINE = 'M0 160H320'

export function BilletDrawing() {
  const { t } = useTranslation('company')
  const texts = t('extrusionPlant.flow.drawings.billet')
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <Axis d={LINE} />
          <path d="M66 104H242V216H66A26 56 0 0 1 66 104Z" className={styles.paper} />
          <ellipse cx="242" cy="160" rx="26" ry="56" className={styles.paper} />
          <ellipse cx="242" cy="160" rx="26" ry="56" fill={hatch} />
          <path d="M112 104v112M176 104v112" className={styles.frame} />
          <Height x={294} top={104} bottom={216} from={246} />
          <Label x={154} y={258} isValue>
            {texts.diameters}
          </Label>
        </>
      )}
    </Drawing>
  )
}

export function PressDrawing() {
  const { t } = useTranslation('company')
  const texts = t('extrusionPlant.flow.drawings.press')
  const container = 'M60 66H214V106H60ZM60 214H214V254H60Z'
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <Axis d={LINE} />
          <path d="M0 146H74V174H0" className={styles.paper} />
          <path d="M74 110H90V210H74Z" className={styles.working} />
          <path d={container} className={styles.paper} />
          <path d={container} fill={hatch} />
          <path d="M90 110H210V210H90Z" className={styles.metal} />
          <path d="M214 56H240V146L226 150V106H214ZM214 264H240V174L226 170V214H214Z" className={styles.dark} />
          <path d="M214 152H320M214 168H320" />
          <FineLine d="M16 126h32" />
          <path d="M56 126l-11-4v8Z" className={styles.arrow} />
          <Label x={152} y={296} isValue>
            {texts.force}
          </Label>
        </>
      )}
    </Drawing>
  )
}

const SHELVES = [110, 136, 162, 188, 214] as const

export function AgeingDrawing() {
  const { t } = useTranslation('company')
  const texts = t('extrusionPlant.flow.drawings.ageing')
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <Axis d={LINE} />
          <path d="M44 250V92A24 24 0 0 1 68 68H252A24 24 0 0 1 276 92V250" className={styles.paper} />
          <path d="M30 250H290V262H30Z" fill={hatch} />
          {SHELVES.map((y) => (
            <path key={y} d={`M70 ${y}H250V${y + 11}H70Z`} className={styles.paper} />
          ))}
          <path d="M62 88q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" className={styles.heat} />
          <path d="M0 152H44M0 168H44M276 152H320M276 168H320" />
          <Label x={160} y={296} isValue>
            {texts.tempers}
          </Label>
        </>
      )}
    </Drawing>
  )
}

export function SurfaceDrawing() {
  const { t } = useTranslation('company')
  const texts = t('extrusionPlant.flow.drawings.surface')
  return (
    <Drawing title={texts.title} size={SIZE}>
      {(hatch) => (
        <>
          <path d="M0 152H40M0 168H40" />
          <path d="M40 92H190V228H40Z" className={styles.paper} />
          <path d="M40 92H190V228H40Z" fill={hatch} />
          <path d="M190 92H200V156H190Z" className={styles.working} />
          <path d="M190 164H226V228H190Z" className={styles.metal} />
          <Axis d="M30 160H262" />
          <Label x={212} y={116} align="start">
            {texts.anodized}
          </Label>
          <Label x={212} y={138} align="start" isValue>
            {texts.anodizedLayer}
          </Label>
          <Label x={190} y={256}>
            {texts.coated}
          </Label>
          <Label x={190} y={278} isValue>
            {texts.coatedLayer}
          </Label>
        </>
      )}
    </Drawing>
  )
}
