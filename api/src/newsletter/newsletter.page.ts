import { createHash } from 'node:crypto'
import { brand } from 'supabase/brand'

const STYLE = `
body { margin: 0; background: #eceef0; color: #141b22; font: 18px/28px 'Sofia Sans', 'Segoe UI', Arial, sans-serif; }
main { max-width: 560px; margin: 12vh auto; padding: 40px; background: #fff; }
a { color: #004785; }
h1 { margin: 0 0 16px; font-size: 32px; line-height: 38px; font-weight: 600; }
button { padding: 14px 24px; border: 0; border-radius: 2px; background: #004785; color: #fff; font: inherit; font-weight: 600; }
`
const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Of `plainPage`: its own style, and forms that post to this site. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/**
 * A small page that needs nothing else.
 * @param button when given, a form that posts to the address of the page
 */
export function plainPage(heading: string, text = '', button?: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} ${brand.name}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${heading}</h1>
${text && `<p>${text}</p>`}
${button ? `<form method="post"><button>${button}</button></form>` : ''}
<p><a href="/">${brand.name}</a></p>
</main></body>
</html>
`
}
