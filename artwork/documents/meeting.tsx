import type { ReactNode } from 'react'
import { brand } from 'supabase/brand'
import { shares } from 'web/content/dated-data.ts'
import { generalMeetings, meetingDocuments, meetingFile } from 'web/content/general-meetings.ts'
import { formatDate } from 'web/lib/format.ts'
import { LetterHead } from './letter-head.tsx'
import { Address, Facts, type PaperDocument, Part } from './paper.tsx'
import { pointsOf, RECORD_DAYS, recordDay, yearOf } from './texts/meetings.ts'
import { read } from './words.ts'

type Kind = (typeof meetingDocuments)[number]
type Meeting = (typeof generalMeetings)[number]

/** Four documents for each general meeting. */
export const meetingDocumentsOfAll: PaperDocument[] = generalMeetings.flatMap((meeting) =>
  meetingDocuments.map((kind) => ({
    file: meetingFile(meeting, kind),
    title: read('investors:generalMeetings.documentOf', {
      document: read(`investors:generalMeetings.documents.${kind}`),
      date: formatDate(meeting),
    }),
    body: <MeetingDocument meeting={meeting} kind={kind} />,
  })),
)

function MeetingDocument({ meeting, kind }: { meeting: Meeting; kind: Kind }) {
  return (
    <main>
      <LetterHead
        title={read(`investors:generalMeetings.documents.${kind}`)}
        lead={`${formatDate(meeting)}: regular general meeting of shareholders of ${brand.legalName}`}
        sampleOf="the paper of the meeting."
      />
      {BODIES[kind](meeting)}
    </main>
  )
}

const BODIES: Record<Kind, (meeting: Meeting) => ReactNode> = {
  agenda: (meeting) => (
    <>
      <Part heading="Points">
        <ol className="decisions">
          {pointsOf(meeting).map(({ subject, proposal }) => (
            <li key={subject}>
              <h3>{subject}</h3>
              <p>Proposed decision: {proposal}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part heading="Papers">
        <p>
          The papers of the meeting are at the disposal of shareholders at the seat of the company and on its website
          from the day on which the invitation is published.
        </p>
      </Part>
    </>
  ),
  invitation: (meeting) => (
    <>
      <Part heading="The management board invites you">
        <p>
          The management board of {brand.legalName} calls the regular general meeting of shareholders for{' '}
          {formatDate(meeting)}. It decides on the year {yearOf(meeting)}.
        </p>
        <Facts
          rows={[
            ['Day', formatDate(meeting)],
            ['Place', brand.address.join(', ')],
            ['Shares with a vote', shares.count.toLocaleString('en')],
            [
              'Right to vote',
              `Shareholders registered on ${formatDate(recordDay(meeting))}, ${RECORD_DAYS} days before`,
            ],
          ]}
        />
      </Part>
      <Part heading="Points of the agenda">
        <ol>
          {pointsOf(meeting).map(({ subject }) => (
            <li key={subject}>{subject}</li>
          ))}
        </ol>
      </Part>
      <Part heading="How to take part">
        <p>
          Shareholders identify themselves; representatives of companies show a current register extract. Who cannot
          come may send somebody with the power of authority that is published with this invitation.
        </p>
        <p>
          If fewer shares are represented than the law requires, the meeting is held again with the same agenda, not
          earlier than 14 days later.
        </p>
        <p>Shareholders who hold together at least 5 percent of the capital may add points, as the law provides.</p>
      </Part>
      <Part heading="Questions">
        <Address email={brand.emails.investors} />
      </Part>
    </>
  ),
  'power-of-authority': (meeting) => (
    <>
      <Part heading="Who gives it">
        <Facts
          rows={[
            ['Shareholder', <Blank key="name" />],
            ['Identity or registration number', <Blank key="number" />],
            ['Address or seat', <Blank key="address" />],
            ['Number of shares', <Blank key="shares" />],
          ]}
        />
      </Part>
      <Part heading="Who receives it">
        <Facts
          rows={[
            ['Representative', <Blank key="name" />],
            ['Identity number', <Blank key="number" />],
          ]}
        />
        <p>
          The representative takes part in the regular general meeting of shareholders of {brand.legalName} on{' '}
          {formatDate(meeting)} in {brand.city} and votes with all of the shares above as follows.
        </p>
      </Part>
      <Part heading="How to vote">
        <table className="votes">
          <thead>
            <tr>
              <th scope="col">Point of the agenda</th>
              <th scope="col">For</th>
              <th scope="col">Against</th>
              <th scope="col">Abstains</th>
            </tr>
          </thead>
          <tbody>
            {pointsOf(meeting).map(({ subject }, index) => (
              <tr key={subject}>
                <th scope="row">
                  {index + 1}. {subject}
                </th>
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">Where nothing is marked the representative decides. The authority may not be passed on.</p>
      </Part>
      <div className="signatures">
        <p>Place and date</p>
        <p>Signature of the shareholder</p>
      </div>
    </>
  ),
  protocol: (meeting) => (
    <>
      <Part heading="Opening">
        <p>
          The regular general meeting of shareholders of {brand.legalName} was held on {formatDate(meeting)} in{' '}
          {brand.address.join(', ')}. The invitation, the agenda and a power of authority had been published.
        </p>
        <Facts
          rows={[
            ['Shares with a vote', shares.count.toLocaleString('en')],
            ['Shares represented', 'In the list of attendance of the original'],
            ['Chair, secretary and tellers', 'In the original'],
          ]}
        />
      </Part>
      <Part heading="Decisions">
        <ol className="decisions">
          {pointsOf(meeting).map(({ subject, proposal }) => (
            <li key={subject}>
              <h3>{subject}</h3>
              <p>Put to the vote: {proposal}</p>
              <p className="note">Votes for, against and abstentions: in the original.</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part heading="Close">
        <p>
          The agenda of {formatDate(meeting)} being exhausted, the chair closed the meeting. The list of attendance, the
          invitation and the powers of authority are annexes of this protocol.
        </p>
        <div className="signatures">
          <p>Chair</p>
          <p>Secretary</p>
        </div>
      </Part>
    </>
  ),
}

function Blank() {
  return <span className="blank">&nbsp;</span>
}
