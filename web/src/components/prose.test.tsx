import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mailLink } from '#prose/prose.ts'
import { Prose } from './prose.tsx'

async function html(...[props]: Parameters<typeof Prose>): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Prose {...props} /> }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}

test('sections of clauses are numbered by their place, and each clause has an anchor', {
  tags: ['DL-11'],
}, async () => {
  const text = await html({
    sections: [
      { id: 'scope', heading: 'Scope', clauses: ['All sales.'] },
      { id: 'price', heading: 'Price', clauses: ['As confirmed.', 'Net of tax.'] },
    ],
  })
  expect(text.match(/<h2/g)).toHaveLength(2)
  expect(
    [...text.matchAll(/<li id="([^"]+)"><span[^>]*>([\d.]+)<\/span>/g)].map(([, id, number]) => [id, number]),
  ).toEqual([
    ['scope-1', '1.1'],
    ['price-1', '2.1'],
    ['price-2', '2.2'],
  ])
})

test('a section has its anchor, its heading leads to it, and texts hold links', { tags: ['LEG-06'] }, async () => {
  const text = await html({
    sections: [
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [
          { kind: 'paragraph', text: ['Write to ', mailLink('a@b.example'), '.'] },
          { kind: 'list', items: ['one', [{ text: 'shares', to: '/investors/shares' }]] },
        ],
      },
    ],
  })
  expect(text).toMatch(/<section id="contact" tabindex="-1" aria-labelledby="contact-heading"/i)
  expect(text).toMatch(/<h2 id="contact-heading"[^>]*><a href="#contact">/)
  expect(text).toContain('Write to <a href="mailto:a@b.example">a@b.example</a>.')
  expect(text).toMatch(/<li>one<\/li><li><a [^>]*href="\/investors\/shares"[^>]*>shares<\/a><\/li>/)
})

test('a table names its columns and rows', { tags: ['LEG-08'] }, async () => {
  const text = await html({
    sections: [
      {
        id: 'data',
        heading: 'Data',
        blocks: [{ kind: 'table', caption: 'Periods', head: ['Use', 'Period'], rows: [['Inquiry', '24 months']] }],
      },
    ],
  })
  expect(text).toMatch(/<caption[^>]*>Periods<\/caption>/)
  expect(text.match(/<th scope="col"/g)).toHaveLength(2)
  expect(text).toContain('<th scope="row">Inquiry</th>')
})
