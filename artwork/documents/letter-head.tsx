import { Mark, Sample } from './paper.tsx'

interface LetterHeadProps {
  title: string
  lead?: string
  /** What the file stands for; left out for a document that is the real one. */
  sampleOf?: string
}

/** The head of a document that has no cover. */
export function LetterHead({ title, lead, sampleOf }: LetterHeadProps) {
  return (
    <header className="head">
      <div className="head-top">
        <Mark />
        {sampleOf && <Sample of={sampleOf} />}
      </div>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}
