import { createHash } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { brand } from 'supabase/brand'
import type { NewPasskey, OwnPasskey, PasskeyOptions } from '#contract/passkeys.ts'
import type { PasskeyProof } from '#contract/sign-in-proof.ts'
import { notFound, tooManyPasskeys, wrongPasskey } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkYesOrNo } from '#supabase/rows.ts'
import type { PasskeyChallenges } from './passkey-challenge.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257]
const SIGN_IN = 'signIn'

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex')
/** What an authenticator keeps to say whose a passkey is: no name, for it may be shown to others. */
const handleOf = (account: string) => new Uint8Array(Buffer.from(account.replaceAll('-', ''), 'hex'))
const registrationOf = (account: string) => `register ${account}`

/** Passkeys of accounts. Every method may throw 503. */
export function createPasskeys(supabase: Supabase, challenges: PasskeyChallenges) {
  const rowsOf = (account: string) =>
    ask(supabase.from('passkeys').select().eq('admin_id', account).order('created_at').order('id'))

  return {
    /** Those of an account, the one made first first. */
    async all(account: string): Promise<OwnPasskey[]> {
      const rows = await rowsOf(account)
      return rows.map(({ id, name, created_at, last_used_at }) => ({
        _id: id,
        name,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }))
    },

    async optionsToAdd(party: RelyingParty, account: string, username: string): Promise<PasskeyOptions> {
      const known = await rowsOf(account)
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: party.id,
        userID: handleOf(account),
        userName: username,
        userDisplayName: username,
        challenge: challenges.make(),
        attestationType: 'none',
        excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
        // It is found without a name, and by whom it belongs to alone.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      })
      return { ticket: challenges.ticketOf(registrationOf(account), options.challenge), options: { ...options } }
    },

    /**
     * Keeps what an authenticator made.
     * @returns recovery codes when it is the first second step of the account, else `null`
     * @throws 400 when it is none for this account and site, 409 when the account has as many as it may
     */
    async add(party: RelyingParty, account: string, { name, ticket, response }: NewPasskey): Promise<string[] | null> {
      let signed = ''
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => {
          signed = challenge
          return challenges.holds(ticket, registrationOf(account), challenge)
        },
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch((error: unknown) => {
        throw wrongPasskey(400, error)
      })
      if (!registrationInfo) throw wrongPasskey(400)
      const { credential } = registrationInfo
      const { codes, hashes } = newRecoveryCodes()
      const added = await ask(
        supabase.rpc('add_passkey', {
          account,
          credential: credential.id,
          key: Buffer.from(credential.publicKey).toString('base64url'),
          signatures: credential.counter,
          given_name: name,
          challenge_hash: hashOf(signed),
          hashes,
        }),
      )
      if (added === 'tooMany') throw tooManyPasskeys()
      if (added === 'first') return codes
      if (added !== 'added') throw wrongPasskey(400)
      return null
    },

    /** Options for anyone who signs in, no matter who that is. */
    async optionsToSignIn(party: RelyingParty): Promise<PasskeyOptions> {
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        challenge: challenges.make(),
        userVerification: 'required',
      })
      return { ticket: challenges.ticketOf(SIGN_IN, options.challenge), options: { ...options } }
    },

    /**
     * Judges what an authenticator has signed, and uses it up.
     * @returns the id of the account whose passkey it is; @throws 401 when it is none that signs in here and now
     */
    async prove(party: RelyingParty, { ticket, response }: PasskeyProof): Promise<string> {
      const row = await ask(supabase.from('passkeys').select().eq('credential_id', response.id).maybeSingle())
      if (!row) throw wrongPasskey(401)
      const { userHandle, ...signedData } = response.response
      if (userHandle && userHandle !== Buffer.from(handleOf(row.admin_id)).toString('base64url'))
        throw wrongPasskey(401)
      let signed = ''
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, response: signedData, clientExtensionResults: {} },
        expectedChallenge: (challenge) => {
          signed = challenge
          return challenges.holds(ticket, SIGN_IN, challenge)
        },
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }).catch((error: unknown) => {
        throw wrongPasskey(401, error)
      })
      if (!verified) throw wrongPasskey(401)
      const used = {
        credential: row.credential_id,
        signatures: authenticationInfo.newCounter,
        challenge_hash: hashOf(signed),
      }
      if (!checkYesOrNo(await ask(supabase.rpc('use_passkey', used)))) throw wrongPasskey(401)
      return row.admin_id
    },

    /** @throws 404 when the account has no such passkey */
    async rename(account: string, id: string, name: string): Promise<void> {
      const renamed = supabase.from('passkeys').update({ name }).eq('id', id).eq('admin_id', account)
      if ((await ask(renamed.select('id'))).length === 0) throw notFound('passkey')
    },

    /** @returns the name it had; @throws 404 when the account has no such passkey */
    async remove(account: string, id: string): Promise<string> {
      const name = await ask(supabase.rpc('remove_passkey', { account, passkey: id }))
      if (name === null) throw notFound('passkey')
      return name
    },
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
