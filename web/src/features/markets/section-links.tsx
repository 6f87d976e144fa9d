import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { productPath } from '#content/catalogue.ts'
import type { Section } from '#content/market-sections.ts'
import { Stack } from '#ui/layout.tsx'

/** Where a section leads: its products, and another page where there is one. */
export function SectionLinks({ section }: { section: Section }) {
  const { t } = useTranslation(['markets', 'shell'])
  const links = [
    ...section.products.map((product) => ({
      to: productPath(product),
      name: t(`productNames.${product}`, { ns: 'shell' }),
    })),
    ...('page' in section ? [{ to: section.page.to, name: t(`pages.${section.page.key}`, { ns: 'shell' }) }] : []),
  ]
  return (
    <Stack as="ul" gap={1} aria-label={t('header.products')}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <SiteLink to={to} className="link">
            {name} <Icon name="arrow" />
          </SiteLink>
        </li>
      ))}
    </Stack>
  )
}
