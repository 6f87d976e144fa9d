import { useTranslation } from 'react-i18next'
import { namesOfUses, type UseNames } from './use-names.ts'

/** What each use is called: `Foil`, `Building and architecture`, `Household foil`, `Flat bars`. */
export function useUseNames(): UseNames {
  const { t } = useTranslation(['tools', 'shell', 'specs'])
  return namesOfUses(t)
}
