import type { Plugin } from 'vite'

const SHEET = /\bimport (\w+) from ('[^']+\.module\.css')/g

/**
 * In the production build scripts take the class names of a sheet one by one, which puts each where it is used: as one
 * object they would bring all names of the sheet, and the names by which scripts call them. A script that chooses a class
 * by a value (`styles[tone]`) needs the object.
 */
export function namedClasses(): Plugin {
  return {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return
      const named = code.replaceAll(SHEET, (all, name, sheet) =>
        code.includes(`${name}[`) ? all : `import * as ${name} from ${sheet}`,
      )
      return { code: named, map: null }
    },
  }
}
