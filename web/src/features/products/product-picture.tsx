import { useTranslation } from 'react-i18next'
import { Picture } from '#components/picture.tsx'
import type { ProductImage } from '#content/products.ts'
import { pictureOf } from '#pictures/picture-of.ts'
import styles from './viewer.module.css'

interface ProductPictureProps {
  image: ProductImage
  /** How wide it is shown, as in HTML. */
  sizes: string
  /** It only repeats what is named elsewhere. */
  isDecoration?: boolean
  isHero?: boolean
}

/** A picture that fills its place, or a cross-section that is seen whole. */
export function ProductPicture({ image, sizes, isDecoration = false, isHero = false }: ProductPictureProps) {
  const { t } = useTranslation('pictures')
  const picture = pictureOf(image)
  const alt = isDecoration ? '' : t(`alt.${image}`)
  if ('src' in picture) return <img className={styles.section} {...picture} alt={alt} loading="lazy" />
  return <Picture className={styles.picture} picture={picture} alt={alt} sizes={sizes} isHero={isHero} />
}
