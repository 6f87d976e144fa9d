import { brand } from 'supabase/brand'
import { mailLink, type Prose } from './prose.ts'

// Our own assessment: what is named as tested is what the tests of this repository do.

export const accessibility = {
  lead: `${brand.legalName} wants everyone to be able to use this site. Our aim is WCAG 2.2, level AA.`,
  sections: [
    {
      id: 'status',
      heading: 'Status',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This statement rests on our own assessment. No outside body has audited the site.',
        },
      ],
    },
    {
      id: 'what-we-check',
      heading: 'What we check',
      blocks: [
        {
          kind: 'list',
          items: [
            'every public page with an automatic test of the rules of WCAG 2.2, levels A and AA',
            'menus, search, forms and galleries with the keyboard alone',
            'windows from 360 to 1920 px wide, and text enlarged to 200%',
            'reduced motion, forced colours, and pages without JavaScript',
          ],
        },
      ],
    },
    {
      id: 'known-limits',
      heading: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'PDF documents have not been checked for accessibility. Ask us for the content in another form.',
            'The map and videos of other services follow the rules of those services. The address of the plant also stands in words.',
            'News written only in Bulgarian, German or Italian is not translated. It is marked as such.',
            'Technical drawings are described in a few words; their values stand in the tables beside them.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Report a barrier',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'E-mail ',
            mailLink(brand.emails.office),
            ` or call ${brand.phone}. Name the page and what you were trying to do.`,
          ],
        },
      ],
    },
  ],
} satisfies Prose
