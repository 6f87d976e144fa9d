import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from 'supabase/brand'
import { productPath, productUrls } from 'web/content/catalogue.ts'
import { sectionOf } from 'web/content/navigation.ts'
import { sitePages } from 'web/content/site-pages.ts'
import { createBundledI18n } from 'web/i18n/bundled-translations.ts'
import { cardFile } from 'web/lib/social-card.ts'
import { BarsDrawing, CoilDrawing, CycleDrawing, MapDrawing, ProfileDrawing, SheetsDrawing } from './drawings.tsx'
import { Mark } from './mark.tsx'

const words = await createBundledI18n(['shell', 'home'])
/** The text at a key; the lines of a title as one. */
const read = (key: string) => [words.t(key as 'skip') as string | string[]].flat().join(' ')

/** What stands beside the title, by the section of the page; a coil elsewhere. */
const DRAWINGS: Readonly<Record<string, () => JSX.Element>> = {
  investors: BarsDrawing,
  sustainability: CycleDrawing,
  contacts: MapDrawing,
  careers: SheetsDrawing,
  'download-center': SheetsDrawing,
  certificates: SheetsDrawing,
  news: SheetsDrawing,
  markets: ProfileDrawing,
}

/** Names of sections above the title, keys of `shell`. */
const SECTIONS: Readonly<Record<string, string>> = {
  'about-the-company': 'menu.aboutUs',
  markets: 'menu.markets',
  investors: 'menu.investors',
  careers: 'menu.careers',
  'download-center': 'menu.downloadCenter',
  sustainability: 'menu.sustainability',
  contacts: 'menu.contacts',
  products: 'menu.products',
  news: 'menu.news',
}

const pages = [
  ...sitePages.map(({ path, title }) => ({ path: path.split('?')[0] ?? '/', title: read(title) })),
  ...productUrls.map((url) => ({ path: productPath(url), title: read(`productNames.${url}`) })),
]

/** The preview of every page in social networks as a page of HTML, by the address of its file. */
export function renderCards(): { file: string; html: string }[] {
  const files = new Map(pages.toReversed().map(({ path, title }) => [cardFile(path), <Card {...{ path, title }} />]))
  return [...files].map(([file, card]) => ({ file, html: `<!doctype html>${renderToStaticMarkup(card)}` }))
}

function Card({ path, title }: { path: string; title: string }) {
  const section = sectionOf(path).slice(1)
  const label = SECTIONS[section]
  const Drawing = path.startsWith('/products/extruded') ? ProfileDrawing : (DRAWINGS[section] ?? CoilDrawing)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href="/card.css" />
      </head>
      <body>
        <div className="drawing">
          <Drawing />
        </div>
        <Mark />
        <div className="title">
          {label && path !== `/${section}` && <p>{read(label)}</p>}
          <h1 className={title.length > 28 ? 'long' : undefined}>
            {path === '/' ? read('home:slides.rolled-and-extruded.title') : title}
          </h1>
        </div>
        <p className="foot">{brand.legalName}</p>
      </body>
    </html>
  )
}
