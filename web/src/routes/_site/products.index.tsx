import { createFileRoute } from '@tanstack/react-router'
import { ProductsMainPage } from '#features/products/products-main-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/')({
  staticData: { name: 'ProductsMain', namespaces: ['products', 'specs', 'tools'] },
  head: ({ match: { context } }) => seo(context.site, { ...context.i18n.t('products:main.meta'), path: '/products' }),
  component: Page,
})

function Page() {
  return <ProductsMainPage address={`${Route.useRouteContext().site}/products`} />
}
