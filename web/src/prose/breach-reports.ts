import { brand } from 'supabase/brand'
import { mailLink, type Prose } from './prose.ts'

// For legal review. The law is that of Bulgaria on the protection of persons who report breaches, in force since
// 04-05-2023; who receives the reports in the company is for the owner to name.

export const breachReports = {
  lead: `How to report a breach of law at ${brand.legalName} that you have learned of in the course of your work.`,
  sections: [
    {
      id: 'who-can-report',
      heading: 'Who can report',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Present and former employees, applicants, trainees, shareholders, suppliers, customers and their staff.',
        },
      ],
    },
    {
      id: 'what-can-be-reported',
      heading: 'What can be reported',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Breaches of Bulgarian or European law, for example on safety at work, the environment, product safety, public procurement, competition, corruption or personal data. Complaints about a delivery go to ',
            { text: 'technical support', to: '/contacts/other-contacts' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'how-to-report',
      heading: 'How to report',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'E-mail ',
            mailLink(brand.emails.complaints),
            ` or write to ${brand.legalName}, ${brand.address.join(', ')}, marked “confidential”. Please state:`,
          ],
        },
        {
          kind: 'list',
          items: [
            'your name and how we can reach you',
            'what happened, when and where',
            'who is concerned, and what supports your report',
          ],
        },
        {
          kind: 'paragraph',
          text: 'By Bulgarian law an anonymous report, or one on a breach of more than two years ago, starts no procedure.',
        },
      ],
    },
    {
      id: 'protection',
      heading: 'Protection',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your identity is disclosed only to those who handle the report, unless you agree in writing or the law requires it. Retaliation against whoever reports in good faith is prohibited by law.',
        },
      ],
    },
    {
      id: 'outside-the-company',
      heading: 'Outside the company',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can also report to the Commission for Personal Data Protection in Sofia (www.cpdp.bg), which is the authority for external reports in Bulgaria.',
        },
      ],
    },
  ],
} satisfies Prose
