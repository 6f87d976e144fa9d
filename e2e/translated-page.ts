import type { Page } from '@playwright/test'

/**
 * What a browser's translator does to pages opened from now on, once each is hydrated, or as soon as it is read: in place of every text stands
 * another one within two `font` elements, and so for every text that comes later. The words stay the same here, so that
 * a page which goes on as it should shows what an untranslated one shows.
 */
export async function translatePages(page: Page, { isEarly = false } = {}): Promise<void> {
  await page.addInitScript(translate, isEarly)
}

function translate(isEarly: boolean): void {
  const UNTRANSLATED = 'script, style, noscript, textarea, svg, iframe, font, [translate="no"]'

  function wrap(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const { nodeValue, parentElement } = node
      if (!nodeValue?.trim() || !parentElement || parentElement.closest(UNTRANSLATED)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = nodeValue
      outer.append(inner)
      node.parentNode?.replaceChild(outer, node)
      return
    }
    for (const child of [...node.childNodes]) wrap(child)
  }

  const start = (): void => {
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target)
        for (const node of addedNodes) if (node.isConnected) wrap(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    wrap(document.body)
    document.documentElement.dataset.translated = ''
  }
  // The page tells its hydration by an attribute.
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement
    if (isEarly || root.dataset.hydrated !== undefined) return start()
    new MutationObserver((_changes, observer) => {
      if (root.dataset.hydrated === undefined) return
      observer.disconnect()
      start()
    }).observe(root, { attributes: true })
  })
}

/** What a page shows, without its white space: a translator's elements change the breaks. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ''))
}
