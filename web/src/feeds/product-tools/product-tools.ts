import type { ToolAnswers } from 'api/contract/product-tools'
import { calculateWeight } from './calculate-weight.ts'
import { checkCertificate } from './check-certificate.ts'
import { compareProducts } from './compare-products.ts'
import { findProducts } from './find-products.ts'
import { findSalesContact } from './find-sales-contact.ts'

/** What assistants are answered, each by the functions of the page that says the same. */
export const toolAnswers: ToolAnswers = {
  find_products: findProducts,
  compare_products: compareProducts,
  calculate_weight: calculateWeight,
  find_sales_contact: findSalesContact,
  check_certificate: checkCertificate,
}
