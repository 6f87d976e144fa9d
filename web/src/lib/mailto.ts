/** The address of a letter that is begun for the visitor; its lines end as RFC 6068 wants it. */
export function mailto(to: string, { subject, body }: { subject: string; body?: string }): string {
  const lines = body?.replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${lines ? `&body=${encodeURIComponent(lines)}` : ''}`
}
