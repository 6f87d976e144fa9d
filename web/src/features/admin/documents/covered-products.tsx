import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryProducts } from 'supabase/inquiry-facts'
import { catalogue, type ProductUrl } from '#content/catalogue.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { useField } from '#features/admin/form/use-field.ts'
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
    <fieldset className={styles.products} aria-describedby={`${id}-hint`}>
      <legend>{t('fields.documents.products.label')}</legend>
      <p id={`${id}-hint`} className={frame.hint}>
        {t('fields.documents.products.hint')}
      </p>
      <div className={styles.groups}>
        {catalogue.map(({ category, key, products }) => (
          <fieldset key={category}>
            <legend>{t(`documentForm.productGroups.${key}`)}</legend>
            {products.map((product) => (
              <label key={product}>
                <input
                  type="checkbox"
                  checked={value.includes(product)}
                  onChange={({ target }) => choose(product, target.checked)}
                />
                <span lang="en">{inquiryProducts[product].name}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
