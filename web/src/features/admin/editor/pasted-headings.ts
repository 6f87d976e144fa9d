import { isBlock } from './pasted-blocks.ts'

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"], p.MsoTitle, p.MsoSubtitle'

/** The headings of a paste in two levels: the highest that there is, and all below it. Their weight is their own. */
export function headingsInTwoLevels(body: HTMLElement): void {
  const headings = [...body.querySelectorAll<HTMLElement>(HEADINGS)].filter(({ textContent }) => textContent.trim())
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    if (heading.closest('li, td, th')) {
      heading.replaceWith(...heading.childNodes)
      continue
    }
    const title = heading.ownerDocument.createElement(levelOf(heading) === highest ? 'h2' : 'h3')
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
    for (const styled of heading.querySelectorAll('[data-style]')) styled.removeAttribute('data-style')
    for (const block of heading.querySelectorAll('*')) if (isBlock(block)) block.replaceWith(...block.childNodes)
    title.append(...heading.childNodes)
    heading.replaceWith(title)
  }
}

function levelOf(heading: HTMLElement): number {
  if (heading.matches('.MsoTitle')) return 0
  if (heading.matches('.MsoSubtitle')) return 1
  return Number(/^h(\d)$/.exec(heading.localName)?.[1] ?? heading.getAttribute('aria-level') ?? 2)
}
