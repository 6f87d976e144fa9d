const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/
const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{5,12}$/

/**
 * The address under which a video of YouTube or Vimeo is embedded, from any address people copy.
 * @returns `https://www.youtube-nocookie.com/embed/{id}` or `https://player.vimeo.com/video/{id}`, with the second at
 * which it starts when the address says so; `null` for anything else
 */
export function videoAddress(text: string): string | null {
  const url = parse(text)
  if (!url) return null
  const host = url.hostname
  if (YOUTUBE.test(host) || host === 'youtu.be') return youtube(url)
  if (/^(www\.|player\.)?vimeo\.com$/.test(host)) return vimeo(url)
  return null
}

function parse(text: string): URL | null {
  const trimmed = text.trim()
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`)
  return url && url.username === '' && url.password === '' ? url : null
}

function youtube({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null
  const id = hostname === 'youtu.be' ? first : (inPath ?? (first === 'watch' ? searchParams.get('v') : null))
  if (!id || !YOUTUBE_ID.test(id)) return null
  const start = seconds(searchParams.get('start') ?? searchParams.get('t') ?? '')
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

/** `90`, `90s`, `1m30s` and `1h2m3s` in seconds. */
function seconds(time: string): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time)
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0) : 0
}

function vimeo({ pathname, searchParams }: URL): string | null {
  const parts = pathname.split('/').filter(Boolean)
  const at = parts.findIndex((part) => VIMEO_ID.test(part))
  const id = parts[at]
  if (!id) return null
  const secret = searchParams.get('h') ?? parts[at + 1] ?? ''
  return `https://player.vimeo.com/video/${id}${/^[0-9a-f]{6,20}$/.test(secret) ? `?h=${secret}` : ''}`
}
