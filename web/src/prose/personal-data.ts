import { brand } from 'supabase/brand'
import { gdprInformation } from '#content/documents.ts'
import type { Prose } from './prose.ts'

// For legal review.

export const personalData = {
  sections: [
    {
      id: 'what-we-use-and-why',
      heading: 'What we use, and why',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you send an inquiry, we store what you entered: category or product, name, telephone number, e-mail address and message. We use it only to answer you.',
        },
        {
          kind: 'paragraph',
          text: 'If you subscribe to the newsletter, we store your e-mail address until you unsubscribe. Each newsletter has a link for that.',
        },
      ],
    },
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and storage',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site sets no cookies for advertising or statistics. Your browser stores that you accepted the notice and which layout you chose for documents.',
        },
        {
          kind: 'paragraph',
          text: 'Maps and films come from other services. They load when you click them, or once you have accepted the notice. Those services then receive your address on the internet.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: `You may ask for access, correction, deletion, restriction and transfer of your data, and you may object to its use. Write to ${brand.emails.privacy}. You may also complain to the Commission for Personal Data Protection in Bulgaria.`,
        },
      ],
    },
    {
      id: 'full-information',
      heading: 'Full information',
      blocks: [{ kind: 'document', label: 'personalData.pdf', document: gdprInformation }],
    },
  ],
} satisfies Prose
