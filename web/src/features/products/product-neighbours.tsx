import { useTranslation } from 'react-i18next'
import { Neighbours } from '#components/neighbours.tsx'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { placeOf } from '#content/product-sales.ts'

/** The products before and after this one in its category (PROD-18); none at the ends (AMB-17). */
export function ProductNeighbours({ product }: { product: ProductUrl }) {
  const { t } = useTranslation(['products', 'shell'])
  const { previous, next } = placeOf(product)
  const linkTo = (neighbour: ProductUrl | undefined) =>
    neighbour && { name: t(`shell:productNames.${neighbour}`), url: productPath(neighbour) }
  return (
    <Neighbours
      label={t('labels.neighbours')}
      previous={linkTo(previous)}
      next={linkTo(next)}
      texts={{ previous: t('labels.previous'), next: t('labels.next') }}
    />
  )
}
