import { useTranslation } from 'react-i18next'
import { Axis, Drawing, Label } from './drawing.tsx'

const SECTION =
  'M6 80C6 40 26 18 50 18S94 40 94 80H82V70H18V80ZM16.5 63H34V32C24 38 18 48 16.5 63ZM40 29V63H60V29C54 26 46 26 40 29ZM66 32V63H83.5C82 48 76 38 66 32Z'

/** The cross-section of a roof rail. */
export function RoofRail({ className }: { className?: string }) {
  const { t } = useTranslation('markets')
  return (
    <Drawing viewBox="96 10 448 376" alt={t('drawings.roof-rail.alt')} className={className}>
      {(hatch) => (
        <>
          <Axis d="M320 24V372M112 250H528" />
          <g transform="translate(150 40) scale(3.4)">
            <path d={SECTION} fill={hatch} fillRule="evenodd" strokeWidth="0.5" />
          </g>
          <Label x={462} y={80} leader="M424 146 446 86h10">
            {t('drawings.roof-rail.wall')}
          </Label>
        </>
      )}
    </Drawing>
  )
}
