const RINGS = Array.from({ length: 15 }, (_, index) => 46 + index * 13)

/** The end of a coil: rings of strip around its core. */
export function CoilDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      {RINGS.map((radius) => (
        <circle key={radius} cx="240" cy="240" r={radius} />
      ))}
      <path d="M240 12v456M12 240h456" strokeDasharray="14 5 3 5" />
    </svg>
  )
}

/** Metal that comes back: three bent strips that follow each other. */
export function CycleDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      {[0, 120, 240].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 240 240)`}>
          {[0, 12, 24, 36].map((step) => (
            <path
              key={step}
              d={`M${110 + step} 300A${150 - step} ${150 - step} 0 0 1 ${300 - step / 2} ${92 + step}`}
            />
          ))}
          <path d="m288 72 40 40-50 26" />
        </g>
      ))}
    </svg>
  )
}

/** The end of a hollow profile with its chambers and grooves. */
export function ProfileDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      <path d="M40 40h320v70h-26v40h26v210H230v-60h-60v60H40V150h26v-40H40ZM72 180h110v88H72ZM214 180h114v88H214ZM72 300h66v28H72ZM262 300h66v28h-66ZM98 72h204v66H98Z" />
      <path d="M200 8v384M8 200h384" strokeDasharray="14 5 3 5" />
    </svg>
  )
}

/** Columns that grow from year to year. */
export function BarsDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      {[90, 130, 110, 180, 230, 300].map((height, index) => (
        <rect key={height} x={20 + index * 62} y={370 - height} width="40" height={height} />
      ))}
      <path d="M4 370h392" />
    </svg>
  )
}

/** Sheets in a stack. */
export function SheetsDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      {Array.from({ length: 9 }, (_, index) => (
        <path key={index * 28} d={`m20 ${130 + index * 26} 180-90 180 90-180 90Z`} />
      ))}
    </svg>
  )
}

/** Ways that lead out from the plant. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      {[60, 120, 180, 240, 300, 360].map((radius) => (
        <circle key={radius} cx="290" cy="280" r={radius} />
      ))}
      <path d="M290 280 40 60M290 280 10 190M290 280 120 20M290 280 60 330M290 280 230 30M290 280 380 90" />
      <rect x="280" y="270" width="20" height="20" className="full" />
    </svg>
  )
}
