import type { RenderOptions } from './src/entry-server.tsx'

type ServerManifest = RenderOptions['manifest']

/** The part of Vite's `manifest.json` that is read here: a chunk by its source file. */
export interface BuiltChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** `src/routes/_site/news.$url.tsx?tsr-split=component` belongs to the route `/_site/news/$url`. */
export function routeOfFile(source: string): string | null {
  const match = /^src\/routes\/(.+)\.tsx(\?.*)?$/.exec(source)
  if (!match?.[1]) return null
  return match[1] === '__root' ? '__root__' : `/${match[1].replaceAll('.', '/')}`.replace(/\/index$/, '/')
}

/** Scripts, style sheets and module preloads of every route, so that a page asks for its own at once. */
export function routeAssets(chunks: Record<string, BuiltChunk>): ServerManifest {
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the build has no entry')

  const within = (chunk: BuiltChunk): BuiltChunk[] =>
    (chunk.imports ?? []).flatMap((name) => {
      const imported = chunks[name]
      return imported && imported !== entry ? [imported, ...within(imported)] : []
    })
  const assetsOf = (chunk: BuiltChunk) => {
    const all = [chunk, ...within(chunk)]
    return {
      preloads: [...new Set(all.map(({ file }) => `/${file}`))],
      css: [...new Set(all.flatMap(({ css }) => css ?? []).map((file) => `/${file}`))],
    }
  }

  const routes: ServerManifest['routes'] = {
    __root__: { ...assetsOf(entry), scripts: [{ attrs: { type: 'module', async: true, src: `/${entry.file}` } }] },
  }
  for (const [source, chunk] of Object.entries(chunks)) {
    const route = routeOfFile(source)
    if (!route) continue
    const { preloads, css } = assetsOf(chunk)
    const known = routes[route]
    routes[route] = {
      preloads: [...new Set([...(known?.preloads ?? []), ...preloads])],
      css: [...new Set([...(known?.css ?? []), ...css])],
    }
  }
  return { routes }
}
