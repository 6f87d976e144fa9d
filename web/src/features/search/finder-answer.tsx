import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { productPath } from '#content/catalogue.ts'
import type { answerToSearch } from '#content/needs/as-need.ts'
import styles from './search-results.module.css'

interface FinderAnswerProps {
  input: string
  answer: NonNullable<ReturnType<typeof answerToSearch>>
}

/** What the tables say to an alloy and sizes that are searched for: the products, or that none fits, and the way to the whole answer. */
export function FinderAnswer({ input, answer: { need, answers } }: FinderAnswerProps) {
  const { t } = useTranslation(['search', 'shell'])
  const without = need.unknown.join(', ')
  const { yes, near } = answers
  const shown = yes.length > 0 ? yes : near
  return (
    <section className={styles.direct}>
      <h2 className="h4">
        {t(yes.length > 0 ? 'finder.yes' : 'finder.no', { count: yes.length })}
        {without && ` ${t('finder.without', { words: without })}`}
      </h2>
      <ul className={styles.chips}>
        {shown.map(({ offer }) => (
          <li key={offer.product}>
            <a href={productPath(offer.product)} className="link">
              {t(`shell:productNames.${offer.product}`)}
            </a>
          </li>
        ))}
      </ul>
      <a href={`/products/finder?q=${encodeURIComponent(input.trim())}`} className="btn btn--sm">
        {t('finder.link')}
        <Icon name="arrow" />
      </a>
    </section>
  )
}
