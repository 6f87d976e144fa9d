/** Loaded before a program whose destinations a test wants to know: tells its parent each one that it connects to or sends to. */
import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

const tell = (destination: string) => process.send?.(destination)

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (this: net.Socket, ...words: unknown[]) {
  const [first] = words
  const options = (Array.isArray(first) ? first[0] : first) as { host?: string; port?: number; path?: string }
  tell(options.path ?? `${options.host}:${options.port}`)
  return Reflect.apply(connect, this, words)
} as typeof connect

dgram.Socket.prototype.send = () => tell('a datagram')

const { lookup } = dns
dns.lookup = Object.assign((...words: unknown[]) => {
  if (!net.isIP(String(words[0]))) tell(`the name ${words[0]}`)
  return Reflect.apply(lookup, dns, words)
}, lookup) as typeof lookup
process.channel?.unref()
