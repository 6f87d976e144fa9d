import type { FastifyInstance } from 'fastify'
import { unauthorized } from '#http/errors.ts'
import { isUuid } from '#supabase/uuid.ts'

/** `sub` is the account's id, `jti` the row of the session, the same in all its tokens; `iat` and `exp` are seconds. */
export type TokenClaims = { jti: string; sub: string; iat: number; exp: number }

/** Who signs tokens and who is to accept them: another service with the same secret is not us. */
const ISSUER = 'site'
const AUDIENCE = 'staff'

/** Options of `@fastify/jwt`, which by itself accepts tokens that never end. */
export const TOKEN_OPTIONS = {
  sign: { algorithm: 'HS256' as const, iss: ISSUER, aud: AUDIENCE },
  verify: {
    algorithms: ['HS256' as const],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['exp', 'iat', 'sub', 'jti', 'iss', 'aud'],
    cache: false,
  },
}

/** Tokens as `app.jwt` signs them. */
export function createTokens(jwt: FastifyInstance['jwt']) {
  return {
    sign: (claims: TokenClaims): string => jwt.sign(claims),

    /** @throws 401 for whatever is not a token of ours that still runs */
    verify(token: string): TokenClaims {
      const claims = decode(token)
      if (typeof claims?.jti === 'string' && isUuid(claims.jti) && typeof claims.sub === 'string' && isUuid(claims.sub))
        return claims
      throw unauthorized()
    },
  }

  function decode(token: string): TokenClaims | null {
    try {
      return jwt.verify<TokenClaims>(token)
    } catch {
      // the library names each way of being wrong; a caller learns only that it is
      return null
    }
  }
}
export type Tokens = ReturnType<typeof createTokens>
