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

/** The section of an extruded profile with chambers and dimensions. */
export function SectionDrawing() {
  return (
    <svg viewBox="0 0 400 400">
      <path d="M60 90h360v60h-26v60h26v180H60V210h26v-60H60Z" />
      <path d="M84 114h312v12H84ZM110 150h120v60H110ZM254 150h116v60H254ZM84 234h150v132H84ZM258 234h138v132H258Z" />
      <path d="M60 60h360M60 52v16M420 52v16M450 90v300M442 90h16M442 390h16" />
    </svg>
  )
}

/** Columns of growing height on a base line. */
export function ColumnsDrawing() {
  const heights = [60, 92, 84, 128, 150, 142, 190, 226, 260, 300]
  return (
    <svg viewBox="0 0 400 400">
      {heights.map((height, index) => (
        <path key={height} d={`M${8 + index * 40} 400v-${height}h26v${height}`} />
      ))}
      <path d="M0 399h400" />
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
