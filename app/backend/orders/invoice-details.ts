import { z } from 'zod'
import type { InvoiceDetails } from '~/backend/account/member-model'
import { cents, number, requiredRows, text } from '~/backend/http/fields'

const seller = z.object({
  TITLE: text,
  ADDRESS: text,
  TAX_OFFICE: text,
  TAX_NUMBER: text,
  MERSIS: text,
  EMAIL: text,
  PHONE: text,
})

const invoice = z
  .object({
    SELLER: seller,
    VATS: requiredRows(z.object({ RATE: number, NET: cents, VAT: cents })),
  })
  .transform(
    ({ SELLER, VATS }): InvoiceDetails => ({
      seller: {
        title: SELLER.TITLE,
        address: SELLER.ADDRESS,
        taxNumber: [SELLER.TAX_OFFICE, SELLER.TAX_NUMBER].filter(Boolean).join(' '),
        mersis: SELLER.MERSIS,
        email: SELLER.EMAIL,
        phone: SELLER.PHONE,
      },
      vats: VATS.map(({ RATE, NET, VAT }) => ({ rate: RATE, net: NET, vat: VAT })),
    }),
  )
  .refine(({ seller, vats }) => seller.title !== '' && vats.length > 0)

/** The details of an order's invoice (own-calls.md); null where they are missing or cannot be read. */
export const invoiceShape = invoice.nullable().catch(null)
