import { brand } from 'supabase/brand'
import { mailLink, type Prose } from './prose.ts'

// For legal review. By the specification it says that no personal data is collected and that a box is ticked; neither
// is true while the site has forms without a box (AMB-29). Suggested instead: "The site collects only the personal data
// you enter in a form. The page Personal data explains its use."

export const termsOfUse = {
  lead: 'Who owns this site, and on what terms you may use it.',
  sections: [
    {
      id: 'owner-of-the-site',
      heading: 'Owner of the site',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `This site is owned by ${brand.legalName}, ${brand.address.join(', ')}. Write to `,
            mailLink(brand.emails.office),
            '.',
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [{ kind: 'paragraph', text: 'Users accept these terms by ticking the consent box.' }],
    },
    {
      id: 'content',
      heading: 'Content',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Texts, pictures, drawings and documents belong to the owner or are used with permission. You may read, print and quote them if you name the source. Any other use requires written consent.',
        },
        {
          kind: 'paragraph',
          text: [
            'Product data is typical and for information only. Only the order confirmation is binding; sales follow our ',
            { text: 'general terms', to: '/download-center/generalterms' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'personal-data',
      heading: 'Personal data',
      blocks: [
        { kind: 'paragraph', text: 'No personal data is collected through the site.' },
        {
          kind: 'paragraph',
          text: [
            { text: 'Personal data', to: '/personal-data' },
            ' explains what our forms store and what you can request.',
          ],
        },
      ],
    },
    {
      id: 'links',
      heading: 'Links',
      blocks: [
        { kind: 'paragraph', text: 'The site links to third-party pages. Their owners are responsible for them.' },
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The owner takes care to keep the content correct, but does not guarantee that it is complete or current, or that the site is always available. As far as the law allows, the owner is not liable for damage arising from its use.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [{ kind: 'paragraph', text: 'The owner may change these terms. The version on this page applies.' }],
    },
    {
      id: 'law',
      heading: 'Law',
      blocks: [{ kind: 'paragraph', text: 'Bulgarian law applies. Bulgarian courts have jurisdiction.' }],
    },
  ],
} satisfies Prose
