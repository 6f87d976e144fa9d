import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyOptions } from '#contract/passkeys.ts'

/** Flags of WebAuthn: someone was there, proved who they are, and a new key is in the data. */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

type Overrides = {
  origin?: string
  rpId?: string
  type?: string
  flags?: number
  counter?: number
  userHandle?: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** An authenticator as WebAuthn describes them, with one key (ES256), as far as a server sees it. */
export function createSoftwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, over: Overrides) =>
    Buffer.from(
      JSON.stringify({ type: over.type ?? type, challenge, origin: over.origin ?? origin, crossOrigin: false }),
    )

  function authenticatorData(rpId: string, flags: number, over: Overrides): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(over.counter ?? counter)
    return Buffer.concat([sha256(over.rpId ?? rpId), Buffer.from([over.flags ?? flags]), count])
  }

  return {
    id,
    /** Makes the key known: what a browser sends after `navigator.credentials.create`. */
    register({ options }: PasskeyOptions, over: Overrides = {}) {
      const { challenge, rp, user } = options as typeof options & { rp: { id: string }; user: { id: string } }
      handle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData(rp.id, PRESENT | VERIFIED | ATTESTED, over),
        ...[Buffer.alloc(16), length, credentialId, coseKey],
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, over).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      }
    },

    /** Signs a challenge: what a browser sends after `navigator.credentials.get`. */
    sign({ options }: PasskeyOptions, over: Overrides = {}) {
      const { challenge, rpId } = options as typeof options & { rpId: string }
      const data = clientData('webauthn.get', challenge, over)
      const authData = authenticatorData(rpId, PRESENT | VERIFIED, over)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), key)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: over.userHandle ?? handle,
        },
      }
    },
  }
}
export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>
