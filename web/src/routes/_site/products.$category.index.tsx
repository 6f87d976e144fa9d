import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { catalogue } from '#content/catalogue.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/$category/')({
  loader: ({ params: { category } }) => {
    const group = catalogue.find((one) => one.category === category)
    if (!group) throw notFound()
    const [product] = group.products
    throw redirect({
      to: '/products/$category/$product',
      params: { category, product },
      replace: true,
      statusCode: 302,
    })
  },
  head: ({ match }) => {
    const { words, site } = match.context
    return seo(site, { title: words.t('notFound.meta.title'), description: words.t('notFound.meta.description') })
  },
  notFoundComponent: UnknownPage,
})
