import { useTranslation } from 'react-i18next'
import { Drawing, Label } from './drawing.tsx'

/** The layers of a laminate, from the print down to the paper. */
export function Laminate({ className }: { className?: string }) {
  const { t } = useTranslation('markets')
  return (
    <Drawing viewBox="20 40 600 360" alt={t('drawings.laminate.alt')} className={className}>
      {(hatch) => (
        <>
          <path d="M40 112H380V134H40Z" fill="var(--blue-200)" />
          <path d="M40 134H380V206H40Z" fill="#fff" />
          <path d="M40 134H380V206H40Z" fill={hatch} />
          <path d="M40 206H380V222H40Z" fill="var(--blue-100)" />
          <path d="M40 222H380V334H40Z" fill="#fff" />
          <path
            d="M40 250q42-16 85 0t85 0 85 0 85 0M40 278q42-16 85 0t85 0 85 0 85 0M40 306q42-16 85 0t85 0 85 0 85 0"
            strokeWidth="0.8"
          />
          <Label x={424} y={104} leader="M360 123 408 99h10">
            {t('drawings.laminate.lacquer')}
          </Label>
          <Label x={424} y={176} leader="M360 170h58">
            {t('drawings.laminate.foil')}
          </Label>
          <Label x={424} y={238} leader="M360 214 408 233h10">
            {t('drawings.laminate.adhesive')}
          </Label>
          <Label x={424} y={304} leader="M360 290 408 299h10">
            {t('drawings.laminate.paper')}
          </Label>
        </>
      )}
    </Drawing>
  )
}
