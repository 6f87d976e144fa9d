import type { TFunction } from 'i18next'
import { listedAlloys, listedTempers } from '#content/needs/alloy-names.ts'
import { type Answer, answerOf, type Miss, missesOf } from '#content/needs/answer.ts'
import type { Need } from '#content/needs/need.ts'
import { isFor } from '#content/needs/uses.ts'
import { type Offer, offers } from '#content/offers.ts'
import type { missTexts } from './miss-texts.ts'
import { capitalized, withSmallInitial } from './sentence-initial.ts'
import type { SizeTexts } from './size-texts.ts'
import type { UseNames } from './use-names.ts'

type Texts = SizeTexts & ReturnType<typeof missTexts>

const AND = new Intl.ListFormat('en-GB')

/** Why a need is answered with a no, and how near the closest products come, in the texts of `tools`. */
export function noTexts(t: TFunction<'tools'>, texts: Texts, need: Need, useNames: UseNames) {
  /** What the tables say to the one part that is missed, when it is so of all products of the form. */
  function limitOf(miss: Miss, { offer }: Answer): string | undefined {
    const { field, reason } = miss
    const { alloy = '', temper = '' } = need
    if (field === 'alloy' && !listedAlloys.includes(alloy)) return t('finder.why.alloyNowhere', { alloy })
    if (field === 'temper' && !listedTempers.includes(temper)) return t('finder.why.temperNowhere', { temper })
    const alike = offersLike(offer, need)
    const part = [withoutMetal(need, field), need].find((one) => isSoOfAll(alike, miss, one))
    if (!part || texts.isDiagonal(miss)) return undefined
    const { [field]: _missed, ...taken } = part
    const name = alike.isForm ? t(`finder.metal.${offer.form}`) : useNames[offer.product]
    const metal = [name, texts.described(taken)].filter(Boolean).join(' ')
    if (reason === 'coiled') return t('finder.why.coiled', { metal })
    if (reason === 'unlisted') return t('finder.why.unlisted', { metal, asked: texts.asked(miss) })
    if (reason === 'below' || reason === 'above') return t(`finder.why.${reason}`, { metal, end: texts.end(miss) })
    return undefined
  }

  return {
    /** `Our tables list foil 12 µm thick up to 1500 mm wide. Alloy, temper and thickness fit.` */
    why(closest: Answer): string {
      const [miss, ...more] = missesOf(closest)
      const limit = miss && more.length === 0 ? limitOf(miss, closest) : undefined
      const reasons = () =>
        missesOf(closest)
          .map((one, index) => (index === 0 ? texts.reason(one) : withSmallInitial(texts.reason(one))))
          .join(', ')
      const fitting = closest.findings.filter(({ fits }) => fits).map(({ field }) => t(`finder.parts.${field}`))
      return [
        limit ?? t('finder.why.closest', { product: useNames[closest.offer.product], reasons: reasons() }),
        fitting.length > 0 && t('finder.fit', { count: fitting.length, parts: capitalized(AND.format(fitting)) }),
      ]
        .filter(Boolean)
        .join(' ')
    },
    /** What is other than asked for: `400 mm narrower, all else as you asked`. */
    differs(answer: Answer): string {
      const differences = missesOf(answer).map(texts.difference).join(', ')
      return answer.misses < answer.findings.length ? t('finder.allElse', { differences }) : differences
    },
  }
}

/** A need without its alloy and temper, unless they are what is missed. */
function withoutMetal({ alloy, temper, ...sizes }: Need, missed: Miss['field']): Need {
  return { ...sizes, ...(missed === 'alloy' && { alloy }), ...(missed === 'temper' && { temper }) }
}

/** All offers of its form when all of them are asked for, else those of its product. */
function offersLike({ form, product }: Offer, { use }: Need) {
  const ofForm = offers.filter((one) => one.form === form)
  if (ofForm.every((one) => isFor(one, use))) return { isForm: true, all: ofForm }
  return { isForm: false, all: offers.filter((one) => one.product === product) }
}

/**
 * Whether none of the offers takes the need, and each that takes all else of it misses this part the same way; of a size, by
 * no less.
 */
function isSoOfAll({ all }: ReturnType<typeof offersLike>, { field, reason, distance }: Miss, need: Need): boolean {
  const isLimit = reason === 'below' || reason === 'above'
  return all.every((offer) => {
    const [first, ...more] = missesOf(answerOf(offer, need))
    if (!first) return false
    if (more.length > 0 || first.field !== field) return true
    return first.reason === reason && (!isLimit || first.distance >= distance)
  })
}
