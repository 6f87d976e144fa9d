import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { CareersPage } from '#features/careers/careers-page.tsx'
import { describeCareers } from '#features/careers/describe-careers.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { CacheProvider, cacheOf } from '#lib/cache.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/careers/$page')({
  staticData: { name: 'Careers', words: ['careers'] },
  loader: async ({ context: { source }, params: { page } }) => {
    const described = await describeCareers(cacheOf(source), page)
    if (!described) throw notFound()
    return described
  },
  head: ({ loaderData, match, matches }) => {
    if (!loaderData) return unknownSeo(match.context)
    if (matches.at(-1)?.id !== match.id) return {}
    const { words, site } = match.context
    const { key, path, picture } = loaderData
    const { title, description } = words.t(`careers:${key}.meta`)
    return seo(site, { title, description, path, picture })
  },
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { page, path } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return (
    <CacheProvider>
      <CareersPage page={page} address={site + path}>
        <Outlet />
      </CareersPage>
    </CacheProvider>
  )
}
