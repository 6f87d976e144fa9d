import type { FastifyInstance } from 'fastify'

export type Route = { method: string; path: string }

/** Every route of the app, read from its own table; `HEAD` and the catch-alls left out. */
export function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = []
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line)
      if (!match) return []
      const [, indent = '', segment = '', methods = ''] = match
      const depth = indent.length / 4
      parents.length = depth
      const path = (parents.join('') + segment).replace(/\|:\w+/g, '')
      // Where a file and a permission have the same place, other files stand below the permission.
      parents.push(segment.replace(/:\w+\|:access$/, ':access'))
      return methods.split(', ').map((method) => ({ method, path }))
    })
  return routes.filter(({ method, path }) => method !== 'HEAD' && !path.includes('*') && !path.endsWith('//'))
}
