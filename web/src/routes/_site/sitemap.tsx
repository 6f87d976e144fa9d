import { createFileRoute } from '@tanstack/react-router'
import { SitemapPage } from '#features/sitemap/sitemap-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/sitemap')({
  head: ({ match }) => {
    const { i18n, site } = match.context
    return seo(site, {
      title: i18n.t('sitemap.meta.title'),
      description: i18n.t('sitemap.meta.description'),
      path: '/sitemap',
    })
  },
  component: SitemapPage,
})
