import { createFileRoute } from '@tanstack/react-router'
import { readRegion } from '#content/region-search.ts'
import { InquiryForm } from '#features/inquiries/inquiry-form.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { describeProduct } from '#features/products/describe-product.ts'
import { productData } from '#features/products/product-data.ts'
import { ProductPage } from '#features/products/product-page.tsx'
import { found } from '#lib/found.ts'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/$category/$product')({
  staticData: { namespaces: ['products', 'specs', 'pictures', 'sales', 'inquiries'] },
  validateSearch: readRegion,
  loader: async ({ context: { source }, params: { category, product } }) =>
    found(await describeProduct(source, category, product)),
  head: ({ loaderData, match }) => {
    if (!loaderData) return unknownSeo(match.context)
    const { i18n, site } = match.context
    const { product, path, certificates } = loaderData
    const { title: name, description } = i18n.t(`products:products.${product}`)
    return seo(site, {
      title: i18n.t('products:meta.title', { name }),
      description,
      path,
      data: import.meta.env.SSR ? [productData(site, i18n, product, certificates)] : [],
    })
  },
  // The next product slides in beside the menu, which stays (PROD-19).
  remountDeps: () => undefined,
  component: Page,
  notFoundComponent: UnknownPage,
})

function Page() {
  const { product, path, certificates } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  return (
    <ProductPage
      product={product}
      certificates={certificates}
      address={site + path}
      inquiryForm={<InquiryForm product={product} />}
    />
  )
}
