import { createMemoryHistory, createRootRoute, createRouter, HeadContent, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seo } from './seo.ts'
import { breadcrumbList, type StructuredThing } from './structured-data.ts'

const SITE = 'https://www.balkalum.example'

async function headWith(...data: StructuredThing[]): Promise<string> {
  const head = () => seo(SITE, { title: 'News', description: 'All news', path: '/news', data })
  const router = createRouter({
    routeTree: createRootRoute({ head, component: HeadContent }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

const scripts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text)

test('structured data is a script of its own that any text leaves whole', async () => {
  const headline = `</script><script>alert("1")</script> <!-- & 'quotes' \u2028 Ж`
  const [text = '', ...others] = scripts(await headWith({ '@type': 'NewsArticle', headline }))
  expect(others).toEqual([])
  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline })
})

test('a page without structured data has no such script', async () => {
  expect(scripts(await headWith())).toEqual([])
})

test('breadcrumbs number the way to a page and name every step by its whole address', async () => {
  const way = [
    { name: 'Home', path: '/' },
    { name: 'News', path: '/news' },
  ]
  const [text = ''] = scripts(await headWith(breadcrumbList(SITE, way)))
  expect(JSON.parse(text).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'News', item: `${SITE}/news` },
  ])
})
