import { createFileRoute } from '@tanstack/react-router'
import { mainPicture } from '#features/products/describe-main.ts'
import { ProductsMainPage } from '#features/products/products-main-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/products/')({
  staticData: { name: 'ProductsMain', words: ['products'] },
  loader: () => ({ picture: mainPicture }),
  head: ({ loaderData, match: { context } }) =>
    seo(context.site, { ...context.words.t('products:main.meta'), ...loaderData, path: '/products' }),
  component: ProductsMainPage,
})
