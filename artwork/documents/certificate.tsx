import { brand } from 'supabase/brand'
import { certificateFile, certificates } from 'web/content/certificates.ts'
import { Facts, Mark, type PaperDocument, Sample } from './paper.tsx'
import { certificateTexts } from './texts/certificates.ts'
import { read } from './words.ts'

/** Twelve certificates of one page each, without a number or a certification body: those only the owner has. */
export const certificateDocuments: PaperDocument[] = certificates.map((certificate) => ({
  file: certificateFile(certificate.id),
  title: `Certificate ${certificate.name}`,
  body: <Certificate {...certificate} />,
}))

function Certificate({ id, name, area }: (typeof certificates)[number]) {
  const { standard, scope, examined } = certificateTexts[id]
  return (
    <main className="certificate">
      <div className="certificate-frame">
        <div className="certificate-top">
          <Mark />
          <p>{read(`downloads:certificates.areas.${area}`)}</p>
        </div>
        <p className="certificate-kind">Certificate</p>
        <h1>{name}</h1>
        <p className="lead">{standard}</p>
        <Facts
          rows={[
            ['Holder', brand.legalName],
            ['Plant', brand.address.join(', ')],
            ['Scope', scope],
            ['Number, body and validity', 'On the original'],
          ]}
        />
        <h2>What is examined</h2>
        <ul>
          {examined.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className="certificate-foot">
          <Sample of="the certificate of an accredited body. It certifies nothing." />
          <Rosette />
        </div>
      </div>
    </main>
  )
}

/** Turned ellipses, as engraved on securities. */
function Rosette() {
  const turns = Array.from({ length: 18 }, (_, index) => index * 10)
  return (
    <svg className="rosette" viewBox="0 0 120 120" aria-hidden="true">
      {turns.map((turn) => (
        <ellipse key={turn} cx="60" cy="60" rx="58" ry="26" transform={`rotate(${turn} 60 60)`} />
      ))}
    </svg>
  )
}
