import { useTranslation } from 'react-i18next'
import { isRender } from '#content/picture-codes.ts'
import type { ProductImage } from '#content/products.ts'
import { sections } from '#pictures/sections.ts'
import { Text } from '#ui/text.tsx'
import styles from './cross-sections.module.css'
import { MeasuredSection } from './measured-section.tsx'
import { PhoneFold } from './phone-fold.tsx'

/**
 * The cross-sections among a product's images, each drawn to scale, and the numbers of the one that is chosen. They are chosen
 * by the browser alone, without scripts too; a printed sheet has the drawings. On a phone they are folded.
 */
export function CrossSections({ images }: { images: readonly ProductImage[] }) {
  const { t } = useTranslation('products')
  const { t: pictures } = useTranslation('pictures')
  const drawn = images.filter((image) => !isRender(image))
  if (drawn.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="cross-sections">
      <h2 id="cross-sections">{t('labels.crossSections')}</h2>
      <Text tone="muted" className={styles.note}>
        {t('sections.note')}
      </Text>
      <PhoneFold
        name={t('sections.fold', { count: drawn.length })}
        contents={drawn.map((code) => t(`sections.names.${code}`))}
        className={styles.fold}
      >
        <fieldset>
          <legend className="sr">{t('sections.choose')}</legend>
          <ul className={styles.sections}>
            {drawn.map((code, index) => (
              <li key={code}>
                <label>
                  <input type="radio" name="cross-section" value={code} defaultChecked={index === 0} className="sr" />
                  <img {...sections[code]} alt={pictures(`alt.${code}`)} />
                  <Text as="span" size="small" semi>
                    {t(`sections.names.${code}`)}
                  </Text>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className={styles.measured}>
          {drawn.map((code) => (
            <MeasuredSection key={code} code={code} />
          ))}
        </div>
      </PhoneFold>
    </section>
  )
}
