import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { answersTo } from '#content/needs/answer.ts'
import type { Reading } from '#content/needs/parse-need.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { fieldsOf } from './finder-search.ts'
import { useAnswerTexts } from './use-answer-texts.ts'

interface OtherReadingProps {
  reading: Reading
  system: UnitSystem
}

/** Another way to read what was typed, and how many products fit it; leads to their names. */
export function OtherReading({ reading: { need, quantity }, system }: OtherReadingProps) {
  const { t } = useTranslation('tools')
  const texts = useAnswerTexts(need, system)
  const search = new URLSearchParams({
    ...fieldsOf(need, system, quantity),
    ...(system === 'imperial' && { units: system }),
  })
  return (
    <li>
      <SiteLink to={`/products/finder?${search}`} className="link" resetScroll={false}>
        {t('finder.otherReading', { count: answersTo(need).yes.length, need: texts.named })}
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
}
