import type { ReactNode } from 'react'

/** A sentence that ends with the address at which it can be done. */
export function PasskeyElsewhere({ address, children }: { address: string; children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <a className="link" href={address}>
        {new URL(address).origin}
      </a>
    </>
  )
}
