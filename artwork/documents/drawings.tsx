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
