import { useTranslation } from 'react-i18next'
import type { Need } from '#content/needs/need.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { answerTexts } from './answer-texts.ts'
import { useUseNames } from './use-use-names.ts'

/** What the answers say, in the texts of `tools` and the units of a system. */
export function useAnswerTexts(need: Need, system: UnitSystem) {
  const { t } = useTranslation('tools')
  const { t: specs } = useTranslation('specs')
  const useNames = useUseNames()
  return answerTexts({ t, specs, useNames }, need, system)
}
