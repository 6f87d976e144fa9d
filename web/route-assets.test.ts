import { expect, test } from 'vitest'
import { routeAssets, routeOfFile } from './route-assets.ts'

test('a route file names its route', () => {
  expect(routeOfFile('src/routes/__root.tsx')).toBe('__root__')
  expect(routeOfFile('src/routes/_site.tsx?tsr-split=component')).toBe('/_site')
  expect(routeOfFile('src/routes/_site/news.$url.tsx?tsr-split=component')).toBe('/_site/news/$url')
  expect(routeOfFile('src/routes/_site/news.index.tsx')).toBe('/_site/news/')
  expect(routeOfFile('src/routes/_site/index.tsx?tsr-split=component')).toBe('/_site/')
  expect(routeOfFile('src/routes/_site/sitemap.tsx?tsr-split=loader---component')).toBe('/_site/sitemap')
  expect(routeOfFile('src/routes/_site/index.tsx?tsr-split=loader')).toBeNull()
  expect(routeOfFile('src/features/news/news-list.tsx')).toBeNull()
})

test('a page asks at once for its own chunks and style sheets and those they need, what is used before what uses it, and for no others', () => {
  const { routes } = routeAssets({
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      isEntry: true,
      css: ['assets/entry.css'],
      imports: ['_react.js'],
    },
    '_react.js': { file: 'assets/react.js' },
    '_share.js': { file: 'assets/share.js', css: ['assets/share.css'], imports: ['_react.js'] },
    'src/routes/_site/news.$url.tsx?tsr-split=component': {
      file: 'assets/article.js',
      css: ['assets/article.css'],
      imports: ['src/entry-client.tsx', '_share.js'],
    },
    'src/routes/admin.tsx?tsr-split=component': { file: 'assets/admin.js', css: ['assets/admin.css'] },
  })
  expect(routes['/_site/news/$url']).toEqual({
    css: ['/assets/share.css', '/assets/article.css'],
    scripts: [
      {
        attrs: { type: 'application/modules+json' },
        children: '["/assets/article.js","/assets/share.js","/assets/react.js"]',
      },
    ],
  })
  expect(routes.__root__?.css).toEqual(['/assets/entry.css'])
  expect(routes.__root__?.scripts?.[0]?.children).toContain('import("/assets/entry.js")')
})

test('a style sheet of a route around another is listed once', () => {
  const { routes } = routeAssets({
    'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
    '_shell.js': { file: 'assets/shell.js', css: ['assets/shell.css', 'assets/entry.css'] },
    'src/routes/_site.tsx?tsr-split=component': { file: 'assets/site.js', imports: ['_shell.js'] },
    'src/routes/_site/contacts.$page.tsx?tsr-split=component': {
      file: 'assets/contacts.js',
      css: ['assets/contacts.css'],
      imports: ['_shell.js'],
    },
    'src/routes/_site/contacts.$page.$profile.tsx?tsr-split=component': {
      file: 'assets/profile.js',
      css: ['assets/profile.css', 'assets/contacts.css'],
      imports: ['_shell.js'],
    },
  })
  expect(Object.entries(routes).map(([route, { css }]) => [route, css])).toEqual([
    ['/_site', ['/assets/shell.css']],
    ['/_site/contacts/$page', ['/assets/contacts.css']],
    ['/_site/contacts/$page/$profile', ['/assets/profile.css']],
    ['__root__', ['/assets/entry.css']],
  ])
})

test('the style sheets of the search are those that no page has yet', () => {
  const { searchSheets } = routeAssets({
    'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
    'src/features/search/search-overlay.tsx': {
      file: 'assets/search.js',
      css: ['assets/search.css'],
      imports: ['src/entry-client.tsx'],
    },
  })
  expect(searchSheets).toEqual(['/assets/search.css'])
})
