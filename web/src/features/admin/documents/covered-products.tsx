import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryProducts } from 'supabase/inquiry-facts'
import { catalogue, type ProductUrl } from '#content/catalogue.ts'
import { useField } from '#features/admin/form/use-field.ts'
import { Hint } from '#ui/hint.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import styles from './covered-products.module.css'

/** The products that a certificate covers, chosen among those of the site. */
export function CoveredProducts() {
  const { t } = useTranslation('admin')
  const id = useId()
  const { value, change } = useField<readonly ProductUrl[]>()
  const choose = (product: ProductUrl, isCovered: boolean) =>
    change(
      catalogue
        .flatMap(({ products }) => products)
        .filter((one) => (one === product ? isCovered : value.includes(one))),
    )
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <Text as="legend" semi>
        {t('fields.documents.products.label')}
      </Text>
      <Hint id={`${id}-hint`}>{t('fields.documents.products.hint')}</Hint>
      <div className={styles.groups}>
        {catalogue.map(({ category, key, products }) => (
          <fieldset key={category}>
            <Text as="legend" size="small" tone="muted">
              {t(`documentForm.productGroups.${key}`)}
            </Text>
            {products.map((product) => (
              <Tick
                key={product}
                checked={value.includes(product)}
                onChange={({ target }) => choose(product, target.checked)}
              >
                <span lang="en">{inquiryProducts[product].name}</span>
              </Tick>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
