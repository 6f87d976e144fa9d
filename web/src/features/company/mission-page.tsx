import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { RuledList } from '#components/ruled-list.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { companyPage, values } from '#content/company.ts'
import { CompanyLayout } from './company-layout.tsx'
import styles from './mission-page.module.css'

const { sections } = companyPage('mission-and-values')

/** Mission and the four values (ABOUT-09). */
export function MissionPage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const texts = t('missionAndValues.values')
  return (
    <CompanyLayout page="mission-and-values" address={address}>
      <Intro lead={t('missionAndValues.lead')} />
      <TextSections sections={sections} texts={t('missionAndValues.sections')} />
      <section className={styles.values} aria-labelledby="values">
        <h2 id="values">{t('missionAndValues.valuesHeading')}</h2>
        <RuledList isStacked rows={values.map((id) => ({ id, term: texts[id].name, text: texts[id].text }))} />
      </section>
    </CompanyLayout>
  )
}
