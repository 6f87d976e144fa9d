import { useTranslation } from 'react-i18next'
import { Text } from '#ui/text.tsx'
import styles from './metal-loop.module.css'

const [ROLLED, EXTRUDED] = ['var(--blue-700)', 'var(--blue-400)']

const RETURNS = [
  {
    id: 'trim',
    stroke: ROLLED,
    strokeWidth: 9,
    d: 'M300 76C352 76 352 108 352 150V196Q352 214 334 214H118Q92 214 92 188V150',
    at: [222, 204],
  },
  {
    id: 'ends',
    stroke: EXTRUDED,
    strokeWidth: 9,
    d: 'M286 150C318 150 318 178 318 206V236Q318 254 300 254H100Q70 254 70 224V150',
    at: [210, 244],
  },
  {
    id: 'chips',
    stroke: 'var(--alu-400)',
    strokeWidth: 6,
    d: 'M392 164C416 164 420 184 420 206V276Q420 294 402 294H82Q48 294 48 260V150',
    at: [238, 284],
  },
] as const

/** How scrap of the plants returns to the melt, each kind by itself. */
export function MetalLoop() {
  const { t } = useTranslation('sustainability')
  const texts = t('environment.loop')
  return (
    <figure className={styles.figure}>
      <svg viewBox="20 24 514 276" role="img" aria-label={texts.title}>
        <path d="M130 92C180 92 180 68 230 68H500" stroke={ROLLED} strokeWidth="30" />
        <path d="M130 128C180 128 180 152 230 152H500" stroke={EXTRUDED} strokeWidth="22" />
        <path d="M500 46L524 68L500 90Z" fill={ROLLED} />
        <path d="M500 134L520 152L500 170Z" fill={EXTRUDED} />
        {RETURNS.map(({ id, at: [x, y], ...line }) => (
          <g key={id}>
            <path {...line} />
            <text x={x} y={y} textAnchor="middle">
              {texts[id]}
            </text>
          </g>
        ))}
        <rect x="20" y="60" width="110" height="98" fill="var(--c-accent)" />
        <text x="75" y="115" textAnchor="middle">
          {texts.melt}
        </text>
        <text x="362" y="44">
          {texts.rolling}
        </text>
        <text x="362" y="130">
          {texts.extrusion}
        </text>
      </svg>
      <Text as="figcaption" tone="muted">
        {texts.note}
      </Text>
    </figure>
  )
}
