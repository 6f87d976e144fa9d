import { useTranslation } from 'react-i18next'
import { SiteLink } from '#components/site-link.tsx'
import type { ProductUrl } from '#content/catalogue.ts'
import { standardsOf } from '#content/standards.ts'
import { Table } from '#ui/table.tsx'
import { Text } from '#ui/text.tsx'
import styles from './standards.module.css'

/** Which standards rule a product, by number and title, and where to ask; no text of a standard stands here. */
export function Standards({ product }: { product: ProductUrl }) {
  const { t } = useTranslation('specs')
  return (
    <section className={styles.standards} aria-labelledby="standards">
      <Text as="h2" size="title" id="standards">
        {t('standards.heading')}
      </Text>
      <Table top="heavy" stacks>
        <thead className="sr">
          <tr>
            <th scope="col">{t('standards.rule')}</th>
            <th scope="col">{t('standards.number')}</th>
            <th scope="col">{t('standards.title')}</th>
          </tr>
        </thead>
        <tbody>
          {standardsOf(product).map(({ rule, standard }, index, all) => (
            <tr key={standard}>
              <td>
                {all[index - 1]?.rule === rule ? (
                  <span className="sr">{t(`standards.rules.${rule}`)}</span>
                ) : (
                  t(`standards.rules.${rule}`)
                )}
              </td>
              <th scope="row" translate="no">
                {standard}
              </th>
              <td>{t(`standards.titles.${standard}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text size="small" tone="muted">
        {t('standards.note')}{' '}
        <SiteLink to="/contacts/other-contacts" className={styles.ask}>
          {t('standards.ask')}
        </SiteLink>
      </Text>
    </section>
  )
}
