import { createFileRoute } from '@tanstack/react-router'
import { mainPicture } from '#features/products/describe-main.ts'
import { ProductsMainPage } from '#features/products/products-main-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/')({
  staticData: { name: 'ProductsMain', words: ['products'] },
  loader: () => ({ picture: mainPicture }),
  head: ({ match, loaderData }) => {
    const { words, site } = match.context
    const { title, description } = words.t('products:main.meta')
    return seo(site, { title, description, path: '/products', picture: loaderData?.picture })
  },
  component: ProductsMainPage,
})
