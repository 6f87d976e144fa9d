import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { ShareBand } from '#components/share-band.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { useLoadedPeople } from '#components/use-loaded-people.ts'
import { logoColours, pressCodes, pressFile } from '#content/press.ts'
import { profilePath } from '#content/profile-path.ts'
import { formatBytes } from '#lib/format.ts'
import { pictures } from '#pictures/pictures.ts'
import { pressFiles } from '#pictures/press-files.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Columns, Row, Stack } from '#ui/layout.tsx'
import { Section } from '#ui/section.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import styles from './press-page.module.css'

/** `/news/press`: whom journalists ask, pictures for print, the logo, and the company in short. @param address the public one of the page */
export function PressPage({ address }: { address: string }) {
  const { t } = useTranslation(['downloads', 'pictures', 'shell'])
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className="wrap">
        <nav aria-label={t('press.trail')} className={styles.trail}>
          <SiteLink to="/news" className="link">
            {t('shell:pages.news')}
          </SiteLink>
        </nav>
        <Split>
          <div>
            <h1>{t('shell:pages.press')}</h1>
            <Text size="large" className={styles.lead}>
              {t('press.lead')}
            </Text>
          </div>
          <Contact />
        </Split>
        <Section aria-labelledby="press-pictures">
          <h2 id="press-pictures">{t('press.pictures')}</h2>
          <Columns as="ul" columns="three" className={styles.pictures}>
            {pressCodes.map((code) => {
              const [width, height, bytes] = pressFiles[code]
              return (
                <li key={code}>
                  <figure>
                    <Picture
                      picture={pictures[code]}
                      alt={t(`pictures:alt.${code}`)}
                      sizes="(min-width: 1000px) 30vw, (min-width: 600px) 50vw, 100vw"
                      className={styles.picture}
                    />
                    <figcaption>
                      <strong>{t(`press.captions.${code}`)}</strong>{' '}
                      <Text as="span" tone="muted">
                        {t('press.credit')}
                      </Text>{' '}
                      <a href={pressFile(`${code}.jpg`)} className="link" download>
                        {t('press.file', { width, height, size: formatBytes(bytes) })}
                        <span className="sr">{t(`press.captions.${code}`)}</span>
                        <Icon name="download" />
                      </a>
                    </figcaption>
                  </figure>
                </li>
              )
            })}
          </Columns>
        </Section>
        <Section aria-labelledby="press-logo">
          <h2 id="press-logo">{t('press.logo')}</h2>
          <Columns as="ul" columns="three" className={styles.pictures}>
            {logoColours.map(({ id }) => {
              const name = t(`press.colours.${id}`)
              return (
                <li key={id}>
                  <div className={styles.logo} data-colour={id}>
                    <img
                      src={pressFile(`logo-${id}.svg`)}
                      alt={t('press.logoAlt', { name })}
                      width="220"
                      height="54"
                      loading="lazy"
                    />
                  </div>
                  <Row gap={5}>
                    {name}
                    <a href={pressFile(`logo-${id}.svg`)} className="link" download>
                      SVG <span className="sr">{name}</span>
                    </a>
                    <a href={pressFile(`logo-${id}.png`)} className="link" download>
                      {t('press.png')} <span className="sr">{name}</span>
                    </a>
                  </Row>
                </li>
              )
            })}
          </Columns>
        </Section>
        <Section className={styles.short} aria-labelledby="press-short">
          <Split parts="wider-second">
            <h2 id="press-short">{t('press.short')}</h2>
            <div>
              <Text size="large">{t('press.text')}</Text>
              <CopyText text={t('press.text')} />
            </div>
          </Split>
        </Section>
      </div>
      <ShareBand url={address} />
    </main>
  )
}

/** Who answers the press; the office while no person is named. */
function Contact() {
  const { t } = useTranslation('downloads')
  const person = useLoadedPeople().find(({ duties }) => duties.includes('press'))
  const phone = person?.phone ?? brand.phone
  return (
    <Stack as="section" gap={1} className={styles.contact} aria-label={t('press.contact')}>
      {person && (
        <p>
          <SiteLink to={profilePath(person)}>
            <strong translate="no">{person.name}</strong>
          </SiteLink>
          <Text as="span" size="small" tone="muted">
            {[person.position, ...person.languages].join(', ')}
          </Text>
        </p>
      )}
      <ActionLine href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" /> {phone}
      </ActionLine>
      <ActionLine href={`mailto:${brand.emails.press}`}>
        <Icon name="mail" /> {brand.emails.press}
      </ActionLine>
    </Stack>
  )
}

/** Copies a text; without scripts there is no button, and the text is marked and copied as any other. */
function CopyText({ text }: { text: string }) {
  const { t } = useTranslation('downloads')
  const [state, setState] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    setState(await copying.then((): 'copied' => 'copied').catch((): 'copyFailed' => 'copyFailed'))
  }
  return (
    <Row gap={5} className={`${styles.copy} no-print`}>
      <button type="button" className="link" onClick={() => void copy()}>
        {t('press.copy')}
      </button>
      <output>{state && t(`press.${state}`)}</output>
    </Row>
  )
}
