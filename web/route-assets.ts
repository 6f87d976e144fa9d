import type { RenderOptions } from './src/entry-server.tsx'
import { MODULE_LIST, TRANSLATION_LIST } from './src/lib/start-lists.ts'

type ServerManifest = RenderOptions['manifest']

/** The part of Vite's `manifest.json` that is read here: a chunk by its source file. */
export interface BuiltChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/**
 * `src/routes/_site/news.$url.tsx?tsr-split=component` belongs to the route `/_site/news/$url`. A loader with a chunk of
 * its own is of no page: the first page comes with what was loaded for it.
 */
export function routeOfFile(source: string): string | null {
  const match = /^src\/routes\/(.+)\.tsx(?!\?tsr-split=loader$)/.exec(source)
  if (!match?.[1]) return null
  return match[1] === '__root' ? '__root__' : `/${match[1].replaceAll('.', '/')}`.replace(/\/index$/, '/')
}

/** The search, whose results the server shows until it has come. */
const SEARCH = 'src/features/search/search-overlay.tsx'

/**
 * Style sheets of every route, less those of the routes around it, and the scripts of a page: they are asked for all at once, but only when its words and
 * pictures are painted, for which they would otherwise compete on a slow line.
 */
export function routeAssets(chunks: Record<string, BuiltChunk>): ServerManifest {
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the build has no entry')

  const within = (chunk: BuiltChunk): BuiltChunk[] =>
    (chunk.imports ?? []).flatMap((name) => {
      const imported = chunks[name]
      return imported && imported !== entry ? [imported, ...within(imported)] : []
    })
  /** Those of what a chunk imports first, as the browser loads them later: what a page says wins over what it uses. */
  const sheetsOf = (chunk: BuiltChunk): string[] => [
    ...(chunk.imports ?? []).flatMap((name) => {
      const imported = chunks[name]
      return imported && imported !== entry ? sheetsOf(imported) : []
    }),
    ...(chunk.css ?? []).map((file) => `/${file}`),
  ]
  const assetsOf = (chunk: BuiltChunk) => ({
    modules: [chunk, ...within(chunk)].map(({ file }) => `/${file}`),
    css: sheetsOf(chunk),
  })

  const assets: Record<string, ReturnType<typeof assetsOf>> = {}
  for (const [source, chunk] of Object.entries(chunks)) {
    const route = routeOfFile(source)
    if (!route) continue
    const { modules, css } = assetsOf(chunk)
    const known = assets[route] ?? { modules: [], css: [] }
    assets[route] = { modules: [...known.modules, ...modules], css: [...known.css, ...css] }
  }
  const rootCss = new Set(assetsOf(entry).css)
  const routes: ServerManifest['routes'] = {}
  for (const [route, { modules, css }] of Object.entries(assets)) {
    const ofParents = new Set(parentsOf(route).flatMap((parent) => assets[parent]?.css ?? []))
    routes[route] = {
      css: [...new Set(css)].filter((file) => !rootCss.has(file) && !ofParents.has(file)),
      scripts: [{ attrs: { type: MODULE_LIST }, children: JSON.stringify([...new Set(modules)]) }],
    }
  }
  routes.__root__ = { css: [...rootCss], scripts: [{ children: startAfterPaint(`/${entry.file}`) }] }
  const searchSheets = (chunks[SEARCH]?.css ?? []).map((file) => `/${file}`)
  return { routes, searchSheets }
}

/** The ids of routes around a route: `/_site/contacts` and `/_site` of `/_site/contacts/$page`. */
function parentsOf(route: string): string[] {
  const segments = route.split('/')
  return segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('/'))
}

/** After the first paint the scripts wait no longer than this, in milliseconds, for the picture of the header. */
const MAX_WAIT_FOR_PICTURE = 2_000

/** Of a page whose paints a browser does not tell: how long after it has come whole the scripts start, in milliseconds. */
const MAX_WAIT_FOR_PAINT = 1_000

/**
 * A browser paints what has come of a page, on a slow line before the lists and the end are there: the paint counts when
 * all is parsed. The picture of the header is what most pages show largest: the scripts and translations would share the line
 * and the processor with it, so they come when the next frame is drawn, which an observer of intersections is told of, but at once
 * when a visitor does anything. A page in a tab that is not on view is never painted, but loaded. The administration has
 * nothing to paint before its scripts have come, and runs this once more when they render the page.
 */
function startAfterPaint(entry: string): string {
  return `if(!self.willStart){self.willStart=true
let isStarted
const listed=(type)=>[...document.querySelectorAll('[type="'+type+'"]')].flatMap((list)=>JSON.parse(list.textContent))
const preload=(link)=>document.head.append(Object.assign(document.createElement('link'),link))
const start=()=>{if(isStarted)return
isStarted=true
for(const href of listed('${MODULE_LIST}'))preload({rel:'modulepreload',href})
for(const href of listed('${TRANSLATION_LIST}'))preload({rel:'preload',as:'fetch',crossOrigin:'anonymous',href})
import(${JSON.stringify(entry)})}
const painted=()=>{setTimeout(start,${MAX_WAIT_FOR_PICTURE})
Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map((image)=>image.decode().catch(()=>{}))).then(()=>new IntersectionObserver(start).observe(document.documentElement))}
addEventListener('DOMContentLoaded',()=>document.querySelector('main')?new PerformanceObserver(painted).observe({type:'paint',buffered:true}):start())
addEventListener('load',()=>setTimeout(start,document.hidden?0:${MAX_WAIT_FOR_PAINT}))
for(const use of ['pointerdown','keydown'])addEventListener(use,start)}`
}
