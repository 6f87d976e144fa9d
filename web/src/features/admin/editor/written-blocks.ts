/** Makes lists in lists of the one flat list that Quill keeps. */
export function nestedLists(body: HTMLElement): void {
  for (const flat of body.querySelectorAll('ol')) {
    const lists: HTMLElement[] = []
    const outer: HTMLElement[] = []
    for (const item of [...flat.children]) {
      const kind = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul'
      const indent = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0)
      // An entry cannot stand deeper than one below the one before it.
      const depth = Math.min(indent, lists.length)
      lists.length = Math.min(lists.length, depth + 1)
      if (lists[depth]?.localName !== kind) {
        lists.length = depth
        const list = body.ownerDocument.createElement(kind)
        if (depth === 0) outer.push(list)
        else lists[depth - 1]?.lastElementChild?.append(list)
        lists.push(list)
      }
      const entry = body.ownerDocument.createElement('li')
      for (const sign of item.querySelectorAll('.ql-ui')) sign.remove()
      entry.append(...item.childNodes)
      lists[depth]?.append(entry)
    }
    flat.replaceWith(...outer)
  }
}

/** Quill has a quote for each line of one. */
export function wholeQuotes(body: HTMLElement): void {
  let quote: HTMLElement | null = null
  for (const line of body.querySelectorAll('blockquote')) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(...line.childNodes)
    if (quote && line.previousElementSibling === quote) {
      quote.append(paragraph)
      line.remove()
    } else {
      line.append(paragraph)
      quote = line
    }
  }
}

/** A first row in which all that is written is bold is the heading of a table. */
export function headedTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td')) {
      cell.removeAttribute('data-row')
      if (cell.innerHTML === '<br>') cell.replaceChildren()
    }
    const [first, ...others] = table.rows
    const cells = [...(first?.cells ?? [])]
    const isBold = ({ textContent, firstElementChild: bold }: HTMLElement) =>
      textContent.trim() === '' || (bold?.localName === 'strong' && bold.textContent === textContent)
    const isHeading =
      others.length > 0 && cells.some(({ textContent }) => textContent.trim() !== '') && cells.every(isBold)
    if (!isHeading) continue
    for (const cell of cells) {
      const heading = body.ownerDocument.createElement('th')
      heading.scope = 'col'
      heading.append(...(cell.firstElementChild?.childNodes ?? []))
      cell.replaceWith(heading)
    }
  }
}
