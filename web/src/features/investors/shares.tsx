import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { shares } from '#content/dated-data.ts'
import { shareListing } from '#content/share-listing.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Section } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { WhomToAsk } from './whom-to-ask.tsx'

/** The shares, and whom to ask (INV-15). */
export function Shares() {
  const { t } = useTranslation('investors')
  return (
    <>
      <Intro lead={t('shares.lead')}>
        <WhomToAsk />
      </Intro>
      <ShareFacts {...shareListing} />
    </>
  )
}

/** Number, nominal value and market of the shares; ISIN and exchange when they are stated. */
export function ShareFacts({ isin, exchangeUrl }: typeof shareListing) {
  const { t } = useTranslation('investors')
  const capital = `${shares.currency}\u00a0${(shares.count * shares.nominal).toLocaleString('en')}`
  const capitalEuro = (shares.count * shares.nominalEuro).toLocaleString('en', { minimumFractionDigits: 2 })
  return (
    <Section>
      <Facts top="heavy">
        <Fact term={t('shares.rows.count')}>{shares.count.toLocaleString('en')}</Fact>
        <Fact term={t('shares.rows.nominal')}>
          {`${shares.currency}\u00a0${shares.nominal}`} <Euro amount={`${shares.nominalEuro}`} />
        </Fact>
        <Fact term={t('shares.rows.capital')}>
          {capital} <Euro amount={capitalEuro} />
        </Fact>
        <Fact term={t('shares.rows.market')}>
          {t('shares.market')}{' '}
          {exchangeUrl && (
            <a className="link" href={exchangeUrl} target="_blank" rel="noopener">
              {t('shares.exchange')} <span className="sr">{t('shares.newTab')}</span>
            </a>
          )}
        </Fact>
        {isin && (
          <Fact term={t('shares.rows.isin')} translate="no">
            {isin}
          </Fact>
        )}
      </Facts>
    </Section>
  )
}

function Euro({ amount }: { amount: string }) {
  return (
    <Text as="small" size="small" tone="muted">
      {`EUR\u00a0${amount}`}
    </Text>
  )
}
