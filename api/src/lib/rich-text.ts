import sanitizeHtml from 'sanitize-html'
import { cleanText, withoutInvisible } from 'supabase/clean-text'
import { createEventLoopYield } from './event-loop-yield.ts'

const VIDEO =
  /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12})(\?[\w=&%-]*)?$/

/** A picture that is stored for news; which of them a text shows is decided by the pictures of its item. */
const PICTURE = /^\/uploads\/news\/[a-z0-9][a-z0-9-]{0,90}-\d{1,5}x\d{1,5}\.(jpg|png|gif)$/

/** In clean HTML no character needs escaping. */
const TAG = /<[^<>]*>/g

/** What is removed may leave paragraphs in paragraphs, which the next pass puts one after the other. */
const MAX_PASSES = 5

/** Characters cleaned in one turn of the event loop: some milliseconds. */
const MAX_CHARACTERS_PER_TURN = 50_000
const mayClean = createEventLoopYield(MAX_CHARACTERS_PER_TURN)

/** What the editor may write, and nothing else. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 'a', 'pre', 'code', 'div', 'iframe', 'img', 'sup', 'sub'],
    ...['h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'table', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    th: ['scope'],
    img: ['src'],
    iframe: ['class', 'src', 'title', 'sandbox', 'loading', 'referrerpolicy', 'allowfullscreen'],
  },
  allowedClasses: { div: ['ql-code-block-container', 'ql-code-block'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'template', 'svg', 'math'],
  transformTags: {
    b: 'strong',
    i: 'em',
    // The title of the page is its first level.
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    img: (tagName, { src = '' }) => ({ tagName, attribs: pictureAttributes(src) }),
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    iframe: (tagName, { src = '' }) => ({ tagName, attribs: videoAttributes(src) }),
  },
  // Text inside an iframe is not shown, and would be escaped once more by every cleaning.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : withoutInvisible(text)),
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
}

/** A whole address, or one of this site from its root; which of the schemes may be linked to, `allowedSchemes` says. */
const ADDRESS = /^\s*(?:[a-z][a-z\d+.-]*:|\/(?![/\\]))/i

/** Addresses within a document or beside it (`#_ftn1`, `page.html`) lead nowhere from a list, a feed or a mail. */
function linkAttributes(href: string): Record<string, string> {
  if (!ADDRESS.test(href)) return {}
  if (!/^https?:/i.test(href.trim())) return { href }
  return { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
}

function pictureAttributes(src: string): Record<string, string> {
  return PICTURE.test(src) ? { src } : {}
}

function videoAttributes(src: string): Record<string, string> {
  if (!VIDEO.test(src)) return {}
  return {
    class: 'ql-video',
    src: src.replace('://www.youtube.com/', '://www.youtube-nocookie.com/'),
    title: 'Video',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
    allowfullscreen: '',
  }
}

/**
 * HTML of an editor with everything removed that the editor is not let to write; cleaning twice changes nothing.
 * An editor with nothing in it (`<p><br></p>`) gives ''. Where much is cleaned at once others go first now and then.
 */
export async function cleanRichText(html: string): Promise<string> {
  let clean = html
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = clean
    await mayClean(before.length)
    clean = sanitizeHtml(before, RULES)
    if (clean === before) break
  }
  return isEmpty(clean) ? '' : clean
}

function isEmpty(clean: string): boolean {
  return !clean.includes('<iframe') && !clean.includes('<img') && cleanText(clean.replace(TAG, '')) === ''
}
