import type { SitePerson } from 'api/contract/people'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionLayout } from '#components/section-layout.tsx'
import { Share } from '#components/share.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { countryNamed } from '#content/map-regions.ts'
import { Text } from '#ui/text.tsx'
import { type ContactPage, contactPages } from './contact-pages.ts'
import { FactoryLocation } from './factory-location.tsx'
import { MapCover } from './map-cover.tsx'
import styles from './people.module.css'
import { PersonCard } from './person-card.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { SalesStaff } from './sales-staff.tsx'
import type { StaffFilter } from './staff-filter.ts'

interface ContactsPageProps {
  page: ContactPage
  /** Those whom the page lists, if it lists any. */
  people: readonly SitePerson[]
  /** Those whom the map leads to. */
  sales: readonly SitePerson[]
  /** As the URL names it; a region without staff counts as none. */
  filter: StaffFilter
  /** The public address of this page, to be shared. */
  address: string
  /** The inquiry form of the factory's page. */
  inquiry: ReactNode
  /** The profile over the list. */
  children: ReactNode
}

/** `/contacts/{page}` (ROUTE-08): the map, the menu, and the people or the way to the factory. */
export function ContactsPage({
  page,
  people: listed,
  sales,
  filter: { region: asked, product },
  address,
  inquiry,
  children,
}: ContactsPageProps) {
  const { t } = useTranslation(['contacts', 'shell'])
  const [opened, open] = useState<SitePerson>()
  const region = countryNamed(asked)
  const filter = { ...(region ? { region } : {}), ...(product ? { product } : {}) }
  const links = contactPages.map((one) => ({
    name: t(`shell:pages.${one.key}`),
    url: `/contacts/${one.page}` as const,
  }))
  const key = contactPages.find((one) => one.page === page)?.key ?? 'salesDepartment'
  return (
    <main id="main" tabIndex={-1}>
      <MapCover sales={sales} filter={filter} isChosen={page === 'sales-department'} />
      <SectionLayout
        menu={
          <SideMenu links={links} select={t('header.selectPage')}>
            <Share url={address} />
          </SideMenu>
        }
      >
        <h2 className={styles.heading}>{t(`shell:pages.${key}`)}</h2>
        {key !== 'factoryLocation' && (
          <Text size="large" tone="muted">
            {t(`contacts:${key}.lead`)}
          </Text>
        )}
        {page === 'sales-department' && <SalesStaff everyone={listed} filter={filter} onOpen={open} />}
        {(page === 'supply-chains' || page === 'other-contacts') && (
          <ul className={`${styles.people} ${styles.list}`}>
            {listed.map((person) => (
              <li key={person.slug}>
                <PersonCard person={person} onOpen={open} />
              </li>
            ))}
          </ul>
        )}
        {page === 'factory-location' && <FactoryLocation inquiry={inquiry} />}
      </SectionLayout>
      {opened && <ProfileDialog person={opened} colleagues={listed} onClose={() => open(undefined)} />}
      {children}
    </main>
  )
}
