import { useTranslation } from 'react-i18next'
import type { Quantity } from '#content/needs/need.ts'
import styles from './understood.module.css'
import type { useAnswerTexts } from './use-answer-texts.ts'

interface UnderstoodProps {
  texts: ReturnType<typeof useAnswerTexts>
  quantity: Quantity | undefined
  /** What was typed and is left out. */
  unknown: readonly string[]
}

/** What was read from the line, part by part, so that one sees what the answer is about. */
export function Understood({ texts, quantity, unknown }: UnderstoodProps) {
  const { t } = useTranslation('tools')
  return (
    <ul className={styles.parts} aria-label={t('finder.understood')}>
      {[...texts.parts, ...(quantity ? [t('finder.quantity', { quantity: quantity.text })] : [])].map((part) => (
        <li key={part}>{part}</li>
      ))}
      {unknown.length > 0 && <li className={styles.unknown}>{t('finder.unknown', { words: unknown.join(', ') })}</li>}
    </ul>
  )
}
