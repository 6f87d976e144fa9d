import { newsForm, pictureFile, someNews } from '../testing/app.ts'

/** A body that no reader of forms may accept, and the type it claims to be. */
export type MalformedForm = { name: string; type: string; body: Buffer }

const FORM = 'multipart/form-data; boundary=x'
const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const data = field('data', JSON.stringify(someNews('Malformed')))
const end = '--x--\r\n'
const part = (head: string, content = 'x') => `--x\r\n${head}\r\n\r\n${content}\r\n`
const cover = 'content-disposition: form-data; name="cover"; filename="a.png"'

/** Forms that are wrong from their beginning. */
const WRITTEN: [string, string, string][] = [
  ['nothing', '', FORM],
  ['only an end', end, FORM],
  ['only line breaks', '\r\n'.repeat(500), FORM],
  ['text', 'hello', FORM],
  ['no boundary in the type', data + end, 'multipart/form-data'],
  ['an empty boundary', data + end, 'multipart/form-data; boundary='],
  ['a boundary of a kilobyte', data + end, `multipart/form-data; boundary=${'x'.repeat(1024)}`],
  ['another boundary', data + end, 'multipart/form-data; boundary=y'],
  ['two boundaries in the type', data + end, 'multipart/form-data; boundary=y; boundary=z'],
  ['another multipart', data + end, 'multipart/mixed; boundary=x'],
  ['a form of another kind', 'data=1', 'application/x-www-form-urlencoded'],
  ['JSON called a form', '{"data":{}}', FORM],
  ['no end', data, FORM],
  ['half an end', `${data}--x-`, FORM],
  ['lines without carriage return', (data + end).replaceAll('\r\n', '\n'), FORM],
  ['no empty line before the value', `--x\r\ncontent-disposition: form-data; name="data"\r\n{}\r\n${end}`, FORM],
  ['a part without a head', part('') + end, FORM],
  ['a part without a name', part('content-disposition: form-data') + end, FORM],
  ['an empty name', part('content-disposition: form-data; name=""') + end, FORM],
  ['a name of 101 bytes', field('n'.repeat(101), 'x') + end, FORM],
  ['a head without a colon', part('content-disposition form-data name=data') + end, FORM],
  ['NUL in a head', part('content-disposition: form-data; name="da\0ta"') + end, FORM],
  ['a line break within a name', part('content-disposition: form-data; name="da\r\nta"') + end, FORM],
  ['an unclosed quote', part('content-disposition: form-data; name="data') + end, FORM],
  ['500 heads in a part', part(`${'a: b\r\n'.repeat(500)}${cover}`) + end, FORM],
  ['a head of 100 kB', part(`x: ${'y'.repeat(100_000)}\r\n${cover}`) + end, FORM],
  ['10,000 parts', field('p', 'x').repeat(10_000) + end, FORM],
  ['eleven fields', Array.from({ length: 11 }, (_, index) => field(`f${index}`, 'x')).join('') + end, FORM],
  ['a field twice', data + data + end, FORM],
  ['__proto__', field('__proto__', '{}') + end, FORM],
  ['constructor', field('constructor', '{}') + end, FORM],
  ['toString', field('toString', '{}') + end, FORM],
  [
    'a form within a form',
    part(`content-disposition: form-data; name="data"\r\ncontent-type: ${FORM}`, data.replace('--x', '--y')) + end,
    FORM,
  ],
  ['base64 that it does not speak', part(`${cover}\r\ncontent-transfer-encoding: base64`, 'iVBORw0KGgo=') + end, FORM],
  ['bytes that are no UTF-8', field('data', '\xff\xfe\x80') + end, FORM],
]

/** Forty of them; the last ones are a good form, cut off or changed on its way. */
export async function malformedForms(): Promise<MalformedForm[]> {
  const written = WRITTEN.map(([name, text, type]) => ({ name, type, body: Buffer.from(text, 'latin1') }))
  const good = new Response(newsForm({ cover: await pictureFile(), gallery: [await pictureFile('b.png')] }))
  const type = good.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await good.arrayBuffer())
  const cutOff = [0.2, 0.6, 0.99].map((share) => ({
    name: `cut off at ${share}`,
    type,
    body: bytes.subarray(0, Math.floor(bytes.length * share)),
  }))
  const garbled = (name: string, change: (at: number, byte: number) => number) => ({
    name,
    type,
    body: Buffer.from(bytes.map((byte, at) => change(at, byte))),
  })
  return [
    ...written,
    ...cutOff,
    garbled('every byte turned', (_at, byte) => byte ^ 0xff),
    garbled('every seventh byte a zero', (at, byte) => (at % 7 ? byte : 0)),
  ]
}
