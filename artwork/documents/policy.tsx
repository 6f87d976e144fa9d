import { brand } from 'supabase/brand'
import { policies } from 'web/content/documents.ts'
import { LetterHead } from './letter-head.tsx'
import { Address, Facts, type PaperDocument, Paragraphs, Part } from './paper.tsx'
import { policyReport, policyTexts } from './texts/policies.ts'
import { read } from './words.ts'

/** The eight policies, each with its own rules. */
export const policyDocuments: PaperDocument[] = policies.map(({ id, file }) => {
  const title = read(`sustainability:policies.${id}`)
  return { file, title, body: <Policy id={id} title={title} /> }
})

function Policy({ id, title }: { id: string; title: string }) {
  const text = policyTexts[id]
  if (!text) throw new Error(`The policy ${id} has no text.`)
  return (
    <main>
      <LetterHead title={title} lead={text.aim} sampleOf="the policy signed by the management board." />
      <Part heading="Who it applies to">
        <p>
          This policy applies to everyone who works for {brand.legalName} or on its site in {brand.city}, and to whoever
          acts on its behalf.
        </p>
      </Part>
      <Part heading="Our rules">
        {text.rules.map(([heading, ...paragraphs]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <Paragraphs texts={paragraphs} />
          </section>
        ))}
      </Part>
      <Part heading="Who answers for it">
        <Facts
          rows={[
            ['Responsible', text.answersFor],
            ['Reports and questions', policyReport],
            ['Review', 'Once a year, and after every serious event'],
          ]}
        />
      </Part>
      <Part heading="Contact">
        <Address email={brand.emails.complaints} />
      </Part>
    </main>
  )
}
