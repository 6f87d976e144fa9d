import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { Picture } from '#components/picture.tsx'
import { RuledList } from '#components/ruled-list.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { companyPage, values } from '#content/company.ts'
import { pictures } from '#pictures/pictures.ts'
import { Section } from '#ui/section.tsx'
import { CompanyLayout } from './company-layout.tsx'
import styles from './mission-page.module.css'

const { sections } = companyPage('mission-and-values')

/** The metal from near, from the melt to the profile. */
const METAL = ['macro-melt', 'macro-strip', 'macro-foil', 'macro-profile'] as const

/** Mission and the four values (ABOUT-09). */
export function MissionPage({ address }: { address: string }) {
  const { t } = useTranslation(['company', 'pictures'])
  const texts = t('missionAndValues.values')
  return (
    <CompanyLayout page="mission-and-values" address={address}>
      <Intro lead={t('missionAndValues.lead')} />
      <TextSections sections={sections} texts={t('missionAndValues.sections')} />
      <div className={styles.metal}>
        {METAL.map((code) => (
          <Picture
            key={code}
            picture={pictures[code]}
            alt={t(`pictures:alt.${code}`)}
            sizes="(min-width: 1000px) min(19vw, 280px), 50vw"
          />
        ))}
      </div>
      <Section aria-labelledby="values">
        <h2 id="values">{t('missionAndValues.valuesHeading')}</h2>
        <RuledList isStacked rows={values.map((id) => ({ id, term: texts[id].name, text: texts[id].text }))} />
      </Section>
    </CompanyLayout>
  )
}
