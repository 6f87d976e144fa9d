import { useTranslation } from 'react-i18next'
import { type UnitSystem, unitSystems } from '#content/unit-systems.ts'
import { Segments } from './segments.tsx'

interface UnitSwitchProps {
  units: UnitSystem
  onChoose: (units: UnitSystem) => void
}

/** Metric or imperial; the page's route names the translations `specs`. */
export function UnitSwitch({ units, onChoose }: UnitSwitchProps) {
  const { t } = useTranslation('specs')
  return (
    <Segments
      label={t('formats.unitSwitch')}
      options={unitSystems.map((id) => ({ id, name: t(`formats.${id}`) }))}
      chosen={units}
      onChoose={onChoose}
    />
  )
}
