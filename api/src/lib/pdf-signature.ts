/** Programs, archives, scripts and pages, which a PDF may hide behind. */
const OTHER_FILE = /^(?:MZ|PK|#!|\u007fELF|Rar!|\s*<)/
const HEAD = 1_024

/**
 * Whether bytes are a PDF by their signature, which may stand anywhere in the first 1,024 bytes (ISO 32000-2, 7.5.2, note 4): mails and
 * byte order marks leave bytes before it. A file that begins as one of another kind is not.
 */
export function hasPdfSignature(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, HEAD)
  return head.includes('%PDF-') && !OTHER_FILE.test(head)
}
