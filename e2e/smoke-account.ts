import type { Account } from './smoke-staff.ts'

const { SMOKE_USERNAME: username, SMOKE_PASSWORD: password } = process.env

/** Where the site to look at is; without it, the one that the browser tests start. */
export const address = process.env.SMOKE_URL
/** Who writes in the site at `address`; without it, that site is only read. */
export const account: Account | undefined = username && password ? { username, password } : undefined
