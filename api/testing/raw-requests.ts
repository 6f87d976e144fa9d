import { connect } from 'node:net'

/** Sends bytes as they are, which clients would correct; @returns what came back until the other side closed */
export function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text
  })
  // Who refuses early may close with bytes of ours unread.
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

/** What stands in an answer that came as bytes. */
export function readAnswer(bytes: string) {
  const [head = '', body = ''] = bytes.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  )
  return { statusCode: Number(line.split(' ')[1]), headers, body }
}
