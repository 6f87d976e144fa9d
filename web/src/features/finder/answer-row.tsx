import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { RequestLink } from '#components/request-link.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { productPath } from '#content/catalogue.ts'
import type { Answer } from '#content/needs/answer.ts'
import type { Need, Quantity } from '#content/needs/need.ts'
import { offers } from '#content/offers.ts'
import { isRender } from '#content/picture-codes.ts'
import { productDetails } from '#content/products.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'
import type { AnswerTexts } from './answer-texts.ts'
import styles from './finder-answers.module.css'
import { SizeRanges } from './size-ranges.tsx'
import { wishOf } from './wish.ts'

interface AnswerRowProps {
  answer: Answer
  need: Need
  quantity: Quantity | undefined
  /** What was typed and no table was asked for. */
  unknown: readonly string[]
  texts: AnswerTexts
  isPrimary: boolean
}

/** One product with the place of each size in its ranges: a yes, or what differs from what is asked for. */
export function AnswerRow({ answer, need, quantity, unknown, texts, isPrimary }: AnswerRowProps) {
  const { offer, findings, misses, isTypical } = answer
  const { t } = useTranslation(['tools', 'shell'])
  const path = productPath(offer.product)
  const picture = productDetails[offer.product].images.filter((image) => isRender(image))[0]
  const isOneOfSeveral = offers.filter(({ product }) => product === offer.product).length > 1
  return (
    <li className={misses === 0 ? `${styles.row} ${styles.yes}` : styles.row}>
      {picture && (
        <img
          src={pictureAddress(pictures[picture], 480)}
          width="96"
          height="62"
          alt=""
          loading="lazy"
          className="no-print"
        />
      )}
      <div className={styles.name}>
        <h3>
          <SiteLink to={path}>{t(`shell:productNames.${offer.product}`)}</SiteLink>
        </h3>
        {isOneOfSeveral && <p>{texts.offer(offer)}</p>}
        {misses > 0 && <p>{texts.differs(answer)}</p>}
      </div>
      <div className={styles.verdict}>
        {misses === 0 && (
          <p className={styles.word}>
            <Icon name="check" />
            {isTypical ? t('finder.typical') : t('finder.stated')}
          </p>
        )}
        <SizeRanges findings={findings} texts={texts} />
      </div>
      <RequestLink
        product={offer.product}
        wish={wishOf(need, quantity, unknown)}
        className={`${styles.end} ${isPrimary ? 'btn' : 'btn btn--line'} btn--sm no-print`}
      >
        {t('finder.ask')}
      </RequestLink>
    </li>
  )
}
