import { brand } from 'supabase/brand'
import { gdprInformation } from 'web/content/documents.ts'
import { personalData } from 'web/prose/personal-data.ts'
import type { ProseBlock, ProseText } from 'web/prose/prose.ts'
import { LetterHead } from './letter-head.tsx'
import { Address, type PaperDocument, Part } from './paper.tsx'
import { read } from './words.ts'

/** The information on personal data: what the page says, to be kept. */
export const gdprDocument: PaperDocument = {
  file: gdprInformation.file,
  title: read('legal:personalData.pdf'),
  isReal: true,
  body: (
    <main>
      <LetterHead title={read('legal:personalData.title')} lead={personalData.lead} />
      {personalData.sections.map(({ id, heading, blocks }) => (
        <Part key={id} heading={heading}>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </Part>
      ))}
      <Part heading="Contact">
        <Address email={brand.emails.privacy} />
      </Part>
    </main>
  ),
}

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'paragraph') return <p>{plain(block.text)}</p>
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={plain(item)}>{plain(item)}</li>
        ))}
      </ul>
    )
  return (
    <table>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name = '', ...cells]) => (
          <tr key={plain(name)}>
            <th scope="row">{plain(name)}</th>
            {cells.map((cell, index) => (
              <td key={block.head[index + 1]}>{plain(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function plain(text: ProseText): string {
  return typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
