import { createFileRoute } from '@tanstack/react-router'
import { pressImages } from '#features/news/press-images.ts'
import { PressPage } from '#features/news/press-page.tsx'
import { readPeopleBesides } from '#lib/people.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/news/press')({
  staticData: { namespaces: ['downloads', 'pictures'] },
  loader: async ({ context: { source } }) => ({ people: await readPeopleBesides(source, 'other-contacts') }),
  head: ({ match: { context } }) =>
    seo(context.site, {
      ...context.i18n.t('downloads:press.meta'),
      path: '/news/press',
      ...(import.meta.env.SSR ? { data: pressImages(context) } : {}),
    }),
  component: Page,
})

function Page() {
  return <PressPage address={`${Route.useRouteContext().site}/news/press`} />
}
