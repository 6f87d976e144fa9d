import { vi } from 'vitest'

/** What is said of an authenticator that refuses. */
export const CANCELLED = 'Ключът не потвърди: отказано е или времето изтече. Опитайте отново.'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

/**
 * Stands in for an authenticator until the test is over: `isWilling` says whether the user lets it make or use a passkey;
 * else it refuses as browsers do. `made` holds what it was asked to make.
 */
export function stubPasskey() {
  const state = { isWilling: false, made: [] as (CredentialCreationOptions | undefined)[] }
  const answer = (response: object) => {
    if (!state.isWilling)
      throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError')
    const rest = { authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) }
    return { id: 'AQID', rawId: bytes(1, 2, 3), type: 'public-key', response, ...rest } as unknown as Credential
  }
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async () =>
    answer({ authenticatorData: bytes(4), clientDataJSON: bytes(5), signature: bytes(6), userHandle: bytes(7) }),
  )
  vi.spyOn(navigator.credentials, 'create').mockImplementation(async (options) => {
    state.made.push(options)
    return answer({ clientDataJSON: bytes(8), attestationObject: bytes(9) })
  })
  return state
}
