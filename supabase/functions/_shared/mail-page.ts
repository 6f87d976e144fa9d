import { brand } from './brand.ts'

const FONT = "font-family: 'Sofia Sans', 'Segoe UI', Arial, Helvetica, sans-serif;"
const INK = '#141b22'
const GREY = '#4d5861'
const BLUE = '#004785'
const LINE = '#dce0e3'
const PALE = '#f5f6f7'

/** Text as HTML: nothing in it is markup. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Pieces of a mail as rows of its table; every text is escaped here, `href` too. */
export const blocks = {
  heading: (text: string, above = '') =>
    row(
      '36px 40px 8px',
      (above &&
        `<p style="margin: 0 0 10px; ${FONT} font-size: 16px; line-height: 22px; color: ${GREY}">${escapeHtml(above)}</p>`) +
        `<h1 class="h1" style="margin: 0; ${FONT} font-size: 32px; line-height: 36px; font-weight: 600; letter-spacing: -0.6px; color: ${INK}">${escapeHtml(text)}</h1>`,
    ),

  paragraph: (text: string) =>
    row(
      '16px 40px 0',
      `<p style="margin: 0; ${FONT} font-size: 17px; line-height: 26px; color: ${INK}">${escapeHtml(text)}</p>`,
    ),

  small: (text: string) =>
    row(
      '16px 40px 0',
      `<p style="margin: 0; ${FONT} font-size: 14px; line-height: 21px; color: ${GREY}; word-break: break-word">${escapeHtml(text)}</p>`,
    ),

  rows: (entries: { label: string; value: string; href?: string; lang?: string }[]) =>
    row(
      '20px 40px 0',
      `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="border-top: 2px solid ${INK}">${entries
        .map(
          ({ label, value, href, lang }) =>
            `<tr><th scope="row" align="left" width="150" valign="top" style="padding: 11px 16px 11px 0; border-bottom: 1px solid ${LINE}; ${FONT} font-size: 16px; line-height: 22px; font-weight: 400; color: ${GREY}">${escapeHtml(label)}</th>` +
            `<td${lang ? ` lang="${lang}"` : ''} valign="top" style="padding: 11px 0; border-bottom: 1px solid ${LINE}; ${FONT} font-size: 16px; line-height: 22px; font-weight: 600; color: ${INK}; word-break: break-word">${href ? link(value, href) : escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`,
    ),

  /** Lines of text one below the other, each with where it leads to. */
  entries: (entries: { text: string; link: { text: string; href: string } | null }[]) =>
    row(
      '20px 40px 0',
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="border-top: 2px solid ${INK}">${entries
        .map(
          ({ text, link: to }) =>
            `<tr><td style="padding: 12px 0; border-bottom: 1px solid ${LINE}; ${FONT} font-size: 17px; line-height: 24px; color: ${INK}; word-break: break-word">${escapeHtml(text)}${to ? `<br />${link(to.text, to.href)}` : ''}</td></tr>`,
        )
        .join('')}</table>`,
    ),

  quote: (label: string, text: string) =>
    row(
      '28px 40px 0',
      `<p style="margin: 0 0 8px; ${FONT} font-size: 16px; line-height: 22px; color: ${GREY}">${escapeHtml(label)}</p>` +
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td dir="auto" bgcolor="${PALE}" style="padding: 20px 24px; background: ${PALE}; ${FONT} font-size: 17px; line-height: 26px; color: ${INK}; word-break: break-word">${escapeHtml(text).replaceAll('\n', '<br />')}</td></tr></table>`,
    ),

  /** A picture as wide as the mail, that leads somewhere; its alternative text is readable where pictures are not loaded. */
  picture: ({ src, alt, href }: { src: string; alt: string; href: string }) =>
    `<tr><td bgcolor="${PALE}" style="background: ${PALE}"><a href="${escapeHtml(href)}" style="text-decoration: none"><img class="full" src="${escapeHtml(src)}" width="600" height="315" alt="${escapeHtml(alt)}" style="display: block; border: 0; width: 600px; height: 315px; ${FONT} font-size: 16px; line-height: 24px; color: ${GREY}" /></a></td></tr>`,

  notice: (text: string) =>
    row(
      '20px 40px 0',
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td style="padding: 14px 18px; border: 1px solid #87919a; ${FONT} font-size: 16px; line-height: 24px; color: ${INK}">${escapeHtml(text)}</td></tr></table>`,
    ),

  buttons: (entries: { text: string; href: string; primary?: boolean }[]) =>
    row(
      '28px 40px 12px',
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="st"><tr>${entries.map((entry) => `<td style="padding: 0 12px 12px 0">${button(entry)}</td>`).join('')}</tr></table>`,
    ),

  /** @param links stand below the text, one beside the other */
  footer: (text: string, links: { text: string; href: string }[] = []) =>
    `<tr><td height="20" style="height: 20px; font-size: 0; line-height: 0">&nbsp;</td></tr>` +
    `<tr><td class="p" bgcolor="${PALE}" style="padding: 22px 40px; background: ${PALE}; ${FONT} font-size: 15px; line-height: 22px; color: ${GREY}; word-break: break-word">${escapeHtml(text).replaceAll('\n', '<br />')}${
      links.length === 0
        ? ''
        : `<br /><br />${links.map(({ text: word, href }) => `<a href="${escapeHtml(href)}" style="color: ${GREY}; text-decoration: underline; white-space: nowrap">${escapeHtml(word)}</a>`).join(' &nbsp; ')}`
    }</td></tr>`,
}

/**
 * A whole mail, 600 px wide and fluid on a phone. Nothing is loaded but the pictures of its content.
 * @param preheader what lists of mails show beside the subject
 * @param online where the words at the top right lead
 * @param content rows made by `blocks`
 */
export function mailPage(mail: {
  lang: string
  subject: string
  preheader: string
  about: string
  online?: string
  content: string[]
}): string {
  return `<!doctype html>
<html lang="${mail.lang}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width,initial-scale=1" />
<meta name="color-scheme" content="light" />
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
<title>${escapeHtml(mail.subject)}</title>
<style>
body { margin: 0; padding: 0; background: #eceef0; -webkit-text-size-adjust: 100%; }
table { border-collapse: collapse; }
@media (max-width: 619px) {
  .w { width: 100% !important; }
  .p { padding-left: 20px !important; padding-right: 20px !important; }
  .full { width: 100% !important; height: auto !important; }
  .h1 { font-size: 28px !important; line-height: 32px !important; }
  .st, .st > tbody, .st > tbody > tr, .st > tbody > tr > td { display: block !important; width: 100% !important; }
  .st > tbody > tr > td { padding-right: 0 !important; }
  .btn { width: 100% !important; }
  .btn a { display: block !important; text-align: center !important; }
}
</style>
</head>
<body>
<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(mail.preheader)}</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#ECEEF0" style="background: #eceef0"><tr><td align="center" style="padding: 32px 0">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="w" width="600" bgcolor="#FFFFFF" style="width: 600px; max-width: 600px; background: #ffffff">
<tr><td class="p" style="padding: 22px 40px; border-bottom: 1px solid ${LINE}"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>
<td width="34" height="34" align="center" bgcolor="${BLUE}" aria-hidden="true" style="width: 34px; height: 34px; background: ${BLUE}; ${FONT} font-size: 24px; line-height: 34px; font-weight: 700; color: #ffffff">${escapeHtml(brand.name.slice(0, 1))}</td>
<td style="padding-left: 12px; ${FONT} font-size: 26px; line-height: 30px; font-weight: 700; letter-spacing: -1px; color: ${BLUE}">${escapeHtml(brand.name)}</td>
<td align="right" style="${FONT} font-size: 15px; line-height: 20px; color: ${GREY}">${mail.online ? link(mail.about, mail.online) : escapeHtml(mail.about)}</td>
</tr></table></td></tr>
${mail.content.join('\n')}
</table>
</td></tr></table>
</body>
</html>
`
}

function row(padding: string, content: string): string {
  return `<tr><td class="p" style="padding: ${padding}">${content}</td></tr>`
}

function link(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}" style="color: ${BLUE}; text-decoration: none">${escapeHtml(text)}</a>`
}

function button({ text, href, primary = false }: { text: string; href: string; primary?: boolean }): string {
  const [ground, ink, edge] = primary ? [BLUE, '#ffffff', BLUE] : ['#ffffff', INK, '#87919a']
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="btn"><tr><td bgcolor="${ground}" style="border-radius: 2px; border: 1px solid ${edge}"><a href="${escapeHtml(href)}" style="display: inline-block; padding: 14px 24px; ${FONT} font-size: 17px; line-height: 22px; font-weight: 600; color: ${ink}; text-decoration: none">${escapeHtml(text)}</a></td></tr></table>`
}
