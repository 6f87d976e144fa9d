import { brand } from 'supabase/brand'
import { mailLink, type Prose } from './prose.ts'

// For legal review.

export const disclosurePolicy = {
  lead: `This policy describes how ${brand.legalName} discloses information to investors.`,
  sections: [
    {
      id: 'who-receives-information',
      heading: 'Who receives information',
      blocks: [
        {
          kind: 'paragraph',
          text: 'All investors receive the same information at the same time. The company discloses it to the Financial Supervision Commission, to the stock exchange and to the public.',
        },
      ],
    },
    {
      id: 'what-is-disclosed',
      heading: 'What is disclosed',
      blocks: [
        {
          kind: 'list',
          items: [
            'individual and consolidated reports for each quarter',
            [
              'audited annual reports, individual and consolidated: ',
              { text: 'financial statements', to: '/investors/financial-statements' },
            ],
            [
              'the invitation, agenda and papers of each general meeting of shareholders, and its protocol: ',
              { text: 'general meetings', to: '/investors/general-meetings' },
            ],
            'inside information that concerns the company directly',
            [
              'changes in the ',
              { text: 'boards', to: '/investors/management' },
              ', in the capital and in larger holdings of ',
              { text: 'shares', to: '/investors/shares' },
            ],
          ],
        },
      ],
    },
    {
      id: 'when-it-is-disclosed',
      heading: 'When it is disclosed',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Periodic information follows the ',
            { text: 'calendar for investors', to: '/investors/calendar' },
            '. Other information is disclosed without delay once the event has occurred. Where the law sets a shorter period, that period applies.',
          ],
        },
      ],
    },
    {
      id: 'who-speaks-for-the-company',
      heading: 'Who speaks for the company',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The members of the management board and the investor relations director speak for the company. Other staff refer questions to them.',
        },
      ],
    },
    {
      id: 'what-is-not-disclosed',
      heading: 'What is not disclosed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The company does not comment on rumours and gives individual investors no information that is not public. Staff who have inside information do not trade in the shares and do not pass it on.',
        },
      ],
    },
    {
      id: 'corrections',
      heading: 'Corrections',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If published information turns out to be wrong or incomplete, the company corrects it in the same way and to the same recipients. What has been published stays available.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [{ kind: 'paragraph', text: ['Questions go to ', mailLink(brand.emails.investors), '.'] }],
    },
  ],
} satisfies Prose
