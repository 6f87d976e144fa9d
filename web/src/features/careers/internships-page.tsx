import { useTranslation } from 'react-i18next'
import { Figures } from '#components/figures.tsx'
import { Intro } from '#components/intro.tsx'
import { RuledList } from '#components/ruled-list.tsx'
import { traineeProgramme } from '#content/careers.ts'
import { Stack } from '#ui/layout.tsx'
import { Section } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { ApplyBox } from './apply-box.tsx'
import { CareersLayout } from './careers-layout.tsx'

/** The trainee programme, its departments, and how to apply (CAR-05, CAR-07). */
export function InternshipsPage({ address }: { address: string }) {
  const { t } = useTranslation('careers')
  const { months, departments } = traineeProgramme
  const texts = t('internships.departments.items')
  const figures = [
    {
      id: 'length',
      value: `${months}`,
      unit: t('internships.figures.length.unit', { count: months }),
      label: t('internships.figures.length.label'),
    },
    { id: 'departments', value: `${departments.length}`, label: t('internships.figures.departments.label') },
  ]
  return (
    <CareersLayout page="internships" address={address}>
      <Intro lead={t('internships.lead', { period: t('internships.length', { count: months }) })}>
        <p>{t('internships.text')}</p>
      </Intro>
      <Figures figures={figures} columns={2} />
      <Section wide aria-labelledby="departments">
        <Stack>
          <h2 id="departments">{t('internships.departments.heading')}</h2>
          <Text tone="muted">{t('internships.departments.lead')}</Text>
        </Stack>
        <RuledList rows={departments.map((id) => ({ id, term: texts[id].name, text: texts[id].text }))} />
      </Section>
      <ApplyBox {...t('internships.apply')} isForTrainees />
    </CareersLayout>
  )
}
