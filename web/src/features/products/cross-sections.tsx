import { useTranslation } from 'react-i18next'
import type { ProductImage } from '#content/products.ts'
import { pictureOf } from '#pictures/picture-of.ts'
import styles from './cross-sections.module.css'

/** The cross-sections among a product's images, each drawn to scale with its dimensions. */
export function CrossSections({ images }: { images: readonly ProductImage[] }) {
  const { t } = useTranslation('products')
  const { t: pictures } = useTranslation('pictures')
  const sections = images.flatMap((image) => {
    const picture = pictureOf(image)
    return 'src' in picture ? [{ image, ...picture }] : []
  })
  if (sections.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="cross-sections">
      <h2 id="cross-sections">{t('labels.crossSections')}</h2>
      <ul className={styles.sections}>
        {sections.map(({ image, ...drawing }) => (
          <li key={image}>
            <img {...drawing} alt={pictures(`alt.${image}`)} />
          </li>
        ))}
      </ul>
      <p className="caption muted">{t('labels.sectionNote')}</p>
    </section>
  )
}
