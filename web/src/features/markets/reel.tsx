import { useTranslation } from 'react-i18next'
import { Axis, Dimension, Drawing, Label } from './drawing.tsx'

const TURNS = [118, 106, 94, 82, 70]

/** A reel of foil from the front and from the side. */
export function Reel({ className }: { className?: string }) {
  const { t } = useTranslation('markets')
  return (
    <Drawing viewBox="30 24 566 392" alt={t('drawings.reel.alt')} className={className}>
      {(hatch) => (
        <>
          <Axis d="M36 210H604M186 64V356" />
          <circle cx="186" cy="210" r="130" fill="#fff" />
          {TURNS.map((radius) => (
            <circle key={radius} cx="186" cy="210" r={radius} strokeWidth="0.8" />
          ))}
          <circle cx="186" cy="210" r="52" fill={hatch} />
          <circle cx="186" cy="210" r="40" fill="#fff" />
          <path d="M404 80H560V340H404Z" fill="#fff" />
          <path d="M390 158H404V262H390ZM560 158H574V262H560Z" fill={hatch} />
          <path d="M186 80H404" strokeWidth="0.8" strokeDasharray="5 5" />
          <Dimension from={404} to={560} y={384}>
            {t('drawings.reel.width')}
          </Dimension>
          <Label x={86} y={52} anchor="end" leader="M118 114 96 48h-6">
            {t('drawings.reel.foil')}
          </Label>
          <Label x={300} y={396} leader="M212 252 284 391h10">
            {t('drawings.reel.core')}
          </Label>
        </>
      )}
    </Drawing>
  )
}
