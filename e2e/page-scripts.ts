/** Reads the scripts of the pages of a site, each once. */
export function createScriptReader(origin: string) {
  const texts = new Map<string, Promise<string>>()

  function read(address: string): Promise<string> {
    const text = texts.get(address) ?? fetch(origin + address).then((answer) => answer.text())
    texts.set(address, text)
    return text
  }

  /** The scripts of a page and, on and on, those that they name in a way. */
  async function follow(page: string, naming: RegExp): Promise<string[]> {
    const waiting = new Set(startsOf(await read(page)))
    const scripts: string[] = []
    for (const address of waiting) {
      const script = await read(address)
      scripts.push(script)
      for (const [, file] of script.matchAll(naming)) waiting.add(`/assets/${file}`)
    }
    return scripts
  }

  return {
    /** All scripts that a page loads of itself, without those that something on it asks for later. */
    scriptsOf: (page: string) => follow(page, /\b(?:from|import)\s*"\.\/([\w-]+\.js)"/g),
    /** These, and everything that they may ever load. */
    allScripts: (page: string) => follow(page, /["'`](?:\.\/|assets\/)([\w-]+\.js)["'`]/g),
  }
}

/** What a page starts with: its entry and the modules that it lists (`web/route-assets.ts`). */
function startsOf(html: string): string[] {
  const lists = [...html.matchAll(/<script[^>]*type="application\/modules\+json"[^>]*>([^<]*)</g)]
  const entries = [...html.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, entry = '']) => entry)
  return [...entries, ...lists.flatMap(([, list = '']) => JSON.parse(list) as string[])]
}
