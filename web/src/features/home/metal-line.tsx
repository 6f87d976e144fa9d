import { useTranslation } from 'react-i18next'
import './metal-story.css'

/** Parts of the line in their order, each as thick as the metal is there; scrolling fills one after the other. */
const STRIP = [
  { d: 'M-40 240H180', width: 26, stroke: 'var(--ember-500)' },
  { d: 'M180 240H430', width: 26, stroke: 'var(--ember-500)' },
  { d: 'M430 240H1215', width: 13, stroke: 'url(#story-strip)' },
  { d: 'M1215 240A205 205 0 0 1 1420 445A205 205 0 0 1 1215 650H960', width: 11, stroke: 'var(--alu-400)' },
  { d: 'M960 650H420', width: 5, stroke: 'var(--blue-600)' },
]
const BILLET = [
  { d: 'M180 292V1000A160 160 0 0 0 340 1160H480', width: 22, stroke: 'url(#story-billet)' },
  { d: 'M480 1160H980', width: 8, stroke: 'var(--blue-600)' },
  { d: 'M980 1160H1480', width: 8, stroke: 'var(--blue-700)' },
]
const COIL_RINGS = [84, 73, 63, 54, 46, 39]
const WORK_ROLLS = [
  { y: 142, r: 40 },
  { y: 76, r: 26 },
]

/** The line of the metal with its machines: furnace, caster, mill and coil; press and saw. Decoration of the stops beside it. */
export function MetalLine() {
  const { t } = useTranslation('home')
  return (
    <svg className="metal-line" viewBox="0 0 1440 1260" aria-hidden="true">
      <defs>
        <Cooling id="story-strip" x1="430" y1="0" x2="1180" y2="0" />
        <Cooling id="story-billet" x1="0" y1="292" x2="0" y2="1100" />
        <pattern id="story-cut" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" stroke="var(--blue-700)" strokeWidth="1.5" />
        </pattern>
      </defs>
      <path className="metal-axis" d="M430 90V390M960 440V860M980 1000V1230" />
      {[...STRIP, ...BILLET].map(({ d, width, stroke }) => (
        <g key={d} fill="none" strokeWidth={width}>
          <path d={d} stroke="var(--alu-200)" />
          <path className="metal-fill" d={d} stroke={stroke} pathLength="1" />
        </g>
      ))}
      <g transform="translate(180 240)">
        <path d="M-64-96H64V52H-64Z" />
        <path className="metal-melt" d="M-50-40q12-10 25 0t25 0 25 0 25 0V38H-50Z" />
        <path d="M-50-62V38H50V-62M-34-96v-22h24v22M14-96v-34h24v34" fill="none" />
      </g>
      <g transform="translate(430 240)">
        <Roll y={-66} r={60} />
        <Roll y={66} r={60} />
        <path d="M-92-26-8-8M-92 26-8 8" fill="none" />
      </g>
      <g transform="translate(960 650)">
        <path className="metal-frame" d="M-84-190H84V190H-84Z" />
        {[-1, 1].map((side) => (
          <g key={side}>
            {WORK_ROLLS.map(({ y, r }) => (
              <Roll key={y} y={side * y} r={r} />
            ))}
            <circle className="metal-solid" cy={side * 30} r="19" />
          </g>
        ))}
      </g>
      <g transform="translate(420 748)">
        <circle r="96" />
        {COIL_RINGS.map((r) => (
          <circle key={r} r={r} fill="none" strokeWidth="1" strokeOpacity=".5" />
        ))}
        <circle className="metal-cut" r="30" />
      </g>
      <g transform="translate(480 1160)">
        <path d="M-150-70H0V-26H-150ZM-150 26H0V70H-150Z" />
        <path className="metal-cut" d="M-150-70H0V-26H-150ZM-150 26H0V70H-150Z" />
        <path className="metal-dark" d="M0-84H30V-8L12-4H0ZM0 84H30V8L12 4H0Z" />
      </g>
      <g transform="translate(980 1160)">
        <circle cy="-78" r="66" strokeDasharray="6 5" strokeWidth="6" />
        <Roll y={-78} r={56} />
        <path className="metal-cut" d="M-70 14H70V34H-70Z" />
      </g>
      <g className="metal-labels">
        <text y="206">{t('story.line.in')}</text>
        <text x="536" y="760">
          {t('story.line.strip')}
        </text>
        <text x="1440" y="1206" textAnchor="end">
          {t('story.line.profiles')}
        </text>
        <text x="214" y="930">
          {t('story.line.billets')}
        </text>
      </g>
    </svg>
  )
}

function Roll({ y, r }: { y: number; r: number }) {
  const arm = r * 0.3
  return (
    <>
      <circle cy={y} r={r} />
      <path className="metal-centre" d={`M${-arm} ${y}h${2 * arm}M0 ${y - arm}v${2 * arm}`} />
    </>
  )
}

/** From the colour of the melt over none to that of cold metal. */
function Cooling(place: { id: string; x1: string; y1: string; x2: string; y2: string }) {
  return (
    <linearGradient gradientUnits="userSpaceOnUse" {...place}>
      <stop stopColor="var(--ember-500)" />
      <stop offset=".45" stopColor="#b88a76" />
      <stop offset="1" stopColor="var(--alu-400)" />
    </linearGradient>
  )
}
