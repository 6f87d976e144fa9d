import { useTranslation } from 'react-i18next'

/** Work rolls, in pairs above and below the metal: each pair smaller, as the metal gets thinner. */
const ROLLS = [
  { x: 250, gap: 44, r: 30 },
  { x: 530, gap: 36, r: 24 },
  { x: 780, gap: 26, r: 20 },
  { x: 1015, gap: 18, r: 16 },
]
const COIL_RINGS = [49, 40, 31]

const LABELS = [
  { id: 'melt', x: 0, y: 50 },
  { id: 'strip', x: 352, y: 76 },
  { id: 'sheet', x: 628, y: 84 },
  { id: 'foil', x: 850, y: 84 },
  { id: 'press', x: 584, y: 180 },
  { id: 'profile', x: 880, y: 198 },
] as const

/** The metal from the melt to foil and to a profile, as thick as it is there. Decoration of the figures below it. */
export function MetalLine() {
  const { t } = useTranslation('home')
  return (
    <svg className="metal-line" viewBox="0 0 1312 250" aria-hidden="true">
      <defs>
        <linearGradient id="story-melt">
          <stop stopColor="var(--ember-500)" />
          <stop offset=".7" stopColor="var(--alu-400)" />
          <stop offset="1" stopColor="var(--alu-500)" />
        </linearGradient>
      </defs>
      <g stroke="none">
        <path d="M0 64H150C176 64 176 88 200 88H300V112H200C176 112 176 136 150 136H0Z" fill="url(#story-melt)" />
        <path d="M300 88H500V112H300Z" fill="var(--alu-500)" />
        <path d="M500 88 560 95V105L500 112Z" fill="var(--alu-600)" />
        <path
          d="M560 95H760V105H560ZM760 95 800 98V102L760 105ZM800 98H1000V102H800ZM1000 98 1030 99.4V100.6L1000 102Z"
          fill="var(--blue-500)"
        />
        <path d="M568 198H680V230H568Z" fill="var(--alu-300)" />
        <path d="M680 204H760V224H680Z" fill="var(--blue-500)" />
      </g>
      <path d="M150 136V214H568" stroke="var(--alu-500)" strokeWidth="10" />
      <path d="M560 190H760V238H560Z" />
      {ROLLS.flatMap(({ x, gap, r }) =>
        [-1, 1].map((side) => <circle key={`${x} ${side}`} cx={x} cy={100 + side * gap} r={r} fill="#fff" />),
      )}
      <circle cx="1232" cy="100" r="58" fill="#fff" />
      {COIL_RINGS.map((r) => (
        <circle key={r} cx="1232" cy="100" r={r} strokeOpacity=".2" />
      ))}
      <circle cx="1232" cy="100" r="18" />
      <g stroke="var(--blue-700)">
        <path d="M1030 100H1190C1196 66 1206 44 1232 42" />
        <path d="M760 208H1110M760 220H1110" strokeWidth="2" />
        <path
          d="M1130 186H1151.600V193.200H1146.200V200.400H1169.600V193.200H1164.200V186H1185.800V240H1130ZM1134.500 204.900H1155.650V235.500H1134.500ZM1160.150 204.900H1181.300V235.500H1160.150Z"
          fill="var(--blue-100)"
          fillRule="evenodd"
        />
      </g>
      <g className="metal-labels">
        {LABELS.map(({ id, x, y }) => (
          <text key={id} x={x} y={y}>
            {t(`story.line.${id}`)}
          </text>
        ))}
      </g>
    </svg>
  )
}
