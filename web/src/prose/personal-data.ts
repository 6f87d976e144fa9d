import { brand } from 'supabase/brand'
import { mailLink, type Prose } from './prose.ts'

// For legal review. The periods are those after which the database deletes (`supabase/migrations`).

export const personalData = {
  lead: 'What we store when you write to us or subscribe, why, for how long, and what you can ask for.',
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `${brand.legalName}, ${brand.address.join(', ')}, decides what personal data this site stores and what it is used for. Questions go to `,
            mailLink(brand.emails.privacy),
            '.',
          ],
        },
      ],
    },
    {
      id: 'what-we-use-and-why',
      heading: 'What we use, and why',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We store only what you enter yourself, and use it only for the purpose for which you entered it.',
        },
        {
          kind: 'table',
          caption: 'Personal data by what you use on the site',
          head: ['Use', 'What we store', 'Why', 'For how long'],
          rows: [
            [
              'Inquiry',
              'Category or product, name, telephone number, e-mail address and message, a number and, if you have chosen one, the country; quantities, delivery country and date, if you add them; what our staff note down to answer you',
              'To answer you: steps before a contract, or our legitimate interest in answering',
              'At most 24 months',
            ],
            [
              'Drawings with an inquiry',
              'The files that you choose, with their names. They are uploaded when you choose them and kept in storage that is not public; only our staff can download them',
              'To answer your inquiry: steps before a contract, or our legitimate interest in answering',
              'As long as the inquiry, and deleted with it; without an inquiry at most two days',
            ],
            [
              'Newsletter',
              'E-mail address, language, topics (news, news for investors, open positions), and when you confirmed it',
              'To send you our news, with your consent',
              'Until you unsubscribe; without a confirmation at most 48 hours',
            ],
            [
              'Application for a job',
              'The documents that you send us by e-mail; the site itself stores nothing',
              'To decide on your application',
              'Until the position is filled; longer only if you agree',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every newsletter has a link to change the topics and to unsubscribe. You may withdraw your consent at any time.',
        },
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An inquiry about a product goes to our office and to those of our staff who answer inquiries about products. If you have chosen a country, the person responsible for that country also receives it. Any other inquiry goes to our office and to those of our staff who answer general inquiries. Companies that run our server, our database and the delivery of our e-mail process the data for us and on our instructions. If you add quantities or drawings, we send a message with only the number of your inquiry to the address that you entered. Nobody receives your data for advertising.',
        },
      ],
    },
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and storage',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site sets no cookies for advertising or statistics. Your browser stores that you accepted the notice, which units of measure, which layout of documents and which country you chose, and, until you send it, the quantities and names of drawings that you add to an inquiry. Of these, only the country can reach us without an inquiry: if you choose one, it becomes part of the page’s address (?region=), so that you can share the page. We never guess it.',
        },
        {
          kind: 'paragraph',
          text: 'Maps and videos come from other services. They load when you click them, or once you have accepted the notice. Those services then receive your IP address.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'access to your data, and a copy of it',
            'correction of what is wrong, and deletion of what is no longer needed',
            'restriction of its use, and objection to it',
            'transfer of the data you gave us to another party',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Write to ',
            mailLink(brand.emails.privacy),
            '. We answer within one month. You may also complain to the Commission for Personal Data Protection in Bulgaria.',
          ],
        },
      ],
    },
  ],
} satisfies Prose
