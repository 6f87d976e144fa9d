import { LANGUAGES } from 'api/contract/languages'
import type { NewsletterNumbers } from 'api/contract/newsletter-desk'
import { useTranslation } from 'react-i18next'
import styles from './newsletter.module.css'

/** How many subscribers there are, how many came and left, and in which languages they read. */
export function NewsletterFigures({ numbers }: { numbers: NewsletterNumbers }) {
  const { t } = useTranslation('admin')
  const figures = [
    { count: numbers.confirmed, words: t('newsletter.confirmed', { count: numbers.confirmed }) },
    { count: numbers.waiting, words: t('newsletter.waiting', { count: numbers.waiting }) },
    { count: `+${numbers.joinedThisMonth}`, words: t('newsletter.joined', { count: numbers.joinedThisMonth }) },
    { count: numbers.leftThisMonth, words: t('newsletter.departed', { count: numbers.leftThisMonth }) },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ count, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {numbers.confirmed > 0 && (
        <p className={styles.languages}>
          {t('newsletter.byLanguage')}{' '}
          {LANGUAGES.filter((language) => numbers.languages[language] > 0)
            .map((language) => `${t(`languages.lower.${language}`)} ${numbers.languages[language]}`)
            .join(', ')}
        </p>
      )}
    </>
  )
}
