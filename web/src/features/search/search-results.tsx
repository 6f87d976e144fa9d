import type { SearchTitles } from 'api/contract/search'
import { useTranslation } from 'react-i18next'
import { useSalesReason } from '#components/use-sales-reason.ts'
import type { Country } from '#content/map-regions.ts'
import { familyAt } from '#content/product-sales.ts'
import { profilePath } from '#content/profile-path.ts'
import { salesContact } from '#content/sales-contact.ts'
import { ContactResult } from './contact-result.tsx'
import type { Results } from './find-results.ts'
import { FinderAnswer } from './finder-answer.tsx'
import { ProductResult } from './product-result.tsx'
import styles from './search-results.module.css'
import { SearchStart } from './search-start.tsx'
import { SiteResult } from './site-result.tsx'

interface SearchResultsProps {
  input: string
  results: Results
  /** Of whom the telephone is told; `undefined` as long as they have not come. */
  people: SearchTitles['people'] | undefined
  /** The visitor's, once they have chosen one. */
  country: Country | undefined
}

/**
 * What was found: products, contacts and, below, the rest of the site; or that nothing was, and what answers some of the
 * words or where else to begin (SRCH-02, 07, 08).
 */
export function SearchResults({
  input,
  results: { answer, direct, products, people, site, isClose },
  people: everyone = [],
  country,
}: SearchResultsProps) {
  const { t } = useTranslation('search')
  const reasonOf = useSalesReason()
  /** Who serves the visitor's country. */
  function contactOf(path: string): string | undefined {
    if (!country) return undefined
    const sales = everyone.filter(({ kind }) => kind === 'sales-department')
    const contact = salesContact(sales, familyAt(path), country)
    return contact && `${contact.person.name}, ${reasonOf(contact)}, ${contact.person.phone}`
  }
  const phoneOf = (path: string) => everyone.find((person) => profilePath(person) === path)?.phone
  const wanted = input.trim()
  const hasResults =
    !isClose && Number(answer !== undefined) + direct.length + products.length + people.length + site.length > 0
  const said = hasResults ? t('results') : isClose ? t('nearly', { input: wanted }) : t('noResults', { input: wanted })
  return (
    <div className={`wrap ${styles.results}`}>
      <p role="status" className={hasResults ? styles.status : styles.none}>
        {wanted !== '' && said}
      </p>
      {!hasResults && !isClose && (
        <>
          <p className={styles.hint}>{t('hint')}</p>
          <SearchStart />
        </>
      )}
      {answer && <FinderAnswer input={input} answer={answer} />}
      {direct.length > 0 && (
        <section className={styles.direct}>
          <h2 className="h4">{t('direct')}</h2>
          <ul className={styles.list}>
            {direct.map((entry) => (
              <li key={entry.path}>
                <SiteResult
                  entry={entry}
                  input={input}
                  contact={entry.kind === 'person' ? phoneOf(entry.path) : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={styles.products}>
          <h2 className="h4">{t('products')}</h2>
          <ul className={styles.list}>
            {products.map((product) => (
              <li key={product.path}>
                <ProductResult product={product} input={input} contact={contactOf(product.path)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {people.length > 0 && (
        <section className={styles.contacts}>
          <h2 className="h4">{t('contacts')}</h2>
          <ul className={styles.list}>
            {people.map((person) => (
              <li key={person.name}>
                <ContactResult person={person} input={input} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {site.length > 0 && (
        <section className={styles.site}>
          <h2 className="h4">{isClose ? t('closeMatches') : t('site')}</h2>
          <ul className={styles.list}>
            {site.map((entry) => (
              <li key={`${entry.path} ${entry.title}`}>
                <SiteResult
                  entry={entry}
                  input={input}
                  contact={entry.kind === 'product' ? contactOf(entry.path) : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
