import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { ProductUrl } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import { Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import styles from './product-texts.module.css'

/** The texts of a product, what we need for a quotation (its closing text), and where it leads on (PROD-14). */
export function ProductTexts({ product }: { product: ProductUrl }) {
  const { t } = useTranslation('products')
  const { texts, lastText } = t(`products.${product}`, { returnObjects: true })
  const labels: Readonly<Record<string, string>> = t('links', { returnObjects: true })
  const { link } = productDetails[product]
  return (
    <Split className={styles.texts}>
      <div className="prose">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Stack as="section" gap={4} className={styles.end} aria-labelledby="quotation">
        <Text as="h2" size="title" id="quotation">
          {t('labels.quotation')}
        </Text>
        <Stack as="ul" gap={2}>
          {lastText.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
        {link && (
          <SiteLink to={link} className="link">
            {labels[product]}
            <Icon name="arrow" />
          </SiteLink>
        )}
      </Stack>
    </Split>
  )
}
