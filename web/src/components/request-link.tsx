import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { ProductUrl } from '#content/catalogue.ts'
import { placeOf } from '#content/product-sales.ts'
import { requestHash, type Wish } from '#content/request-link.ts'

interface RequestLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  product: ProductUrl
  wish: Wish
}

/** Leads to a product's page with its inquiry open, and filled in with what the visitor wants. */
export function RequestLink({ product, wish, ...attributes }: RequestLinkProps) {
  return (
    <Link
      {...attributes}
      to="/products/$category/$product"
      params={{ category: placeOf(product).category, product }}
      hash={requestHash(wish)}
    />
  )
}
