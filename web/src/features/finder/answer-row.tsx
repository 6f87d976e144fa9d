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
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './finder-answers.module.css'
import { SizeRanges } from './size-ranges.tsx'
import type { useAnswerTexts } from './use-answer-texts.ts'
import { wishOf } from './wish.ts'

interface AnswerRowProps {
  answer: Answer
  need: Need
  quantity: Quantity | undefined
  /** What was typed and no table was asked for. */
  unknown: readonly string[]
  texts: ReturnType<typeof useAnswerTexts>
  isPrimary: boolean
}

/** One product: yes with the rows that say so, or no with each reason and the nearest yes. */
export function AnswerRow({ answer, need, quantity, unknown, texts, isPrimary }: AnswerRowProps) {
  const { offer, findings, misses, isTypical } = answer
  const { t } = useTranslation(['tools', 'shell'])
  const path = productPath(offer.product)
  const picture = productDetails[offer.product].images.filter((image) => isRender(image))[0]
  const isOneOfSeveral = offers.filter(({ product }) => product === offer.product).length > 1
  const missed = findings.filter((finding) => !finding.fits)
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
      </div>
      <div className={styles.verdict}>
        <p className={styles.word}>
          <Icon name={misses === 0 ? 'check' : 'cross'} />
          {misses > 0 ? t('finder.not') : isTypical ? t('finder.typical') : t('finder.stated')}
        </p>
        {misses === 0 ? (
          <SizeRanges findings={findings} texts={texts} />
        ) : (
          <Stack as="ul" gap={0}>
            {missed.map((finding) => (
              <li key={finding.field}>{texts.reason(finding)}</li>
            ))}
          </Stack>
        )}
      </div>
      <div className={styles.end}>
        {misses === 0 ? (
          <RequestLink
            product={offer.product}
            wish={wishOf(need, quantity, unknown)}
            className={isPrimary ? 'btn btn--sm no-print' : 'btn btn--line btn--sm no-print'}
          >
            {t('finder.ask')}
          </RequestLink>
        ) : (
          missed.map((finding) => {
            const nearest = texts.nearest(finding)
            return (
              nearest && (
                <p key={finding.field}>
                  {t('finder.nearest')}{' '}
                  <Text as="strong" size="title">
                    {nearest.replaceAll('EN AW-', '')}
                  </Text>
                </p>
              )
            )
          })
        )}
      </div>
    </li>
  )
}
