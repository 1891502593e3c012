import type { Language } from '../../locale'
import type { ShopSettings } from '../../settings/shop-file'

/** What the documents of an order state about the seller, from the shop's settings. */
export type Seller = {
  company: Partial<ShopSettings['company']>
  law: {
    basis?: Record<Language, string>
    preInformation?: Record<Language, string>[]
    distanceSales?: Record<Language, string>[]
  }
}

/** Empty where the settings say nothing. */
export async function readSeller(db: D1Database): Promise<Seller> {
  const row = await db
    .prepare(
      `SELECT (SELECT value FROM setting WHERE name = 'COMPANY') AS company,
         (SELECT value FROM setting WHERE name = 'LAW') AS law`,
    )
    .first<{ company: string | null; law: string | null }>()
  return { company: JSON.parse(row?.company ?? '{}'), law: JSON.parse(row?.law ?? '{}') }
}

/** The seller in one line: title, address and numbers. */
export function sellerLine({ company }: Seller, taxOffice: string): string {
  const { title, address, phone, email, mersis, kep } = company
  const tax = [company.taxOffice, company.taxNumber].filter(Boolean).join(' ')
  return [
    title,
    address,
    // One piece, from left to right in Arabic too.
    phone && `\u200e${phone.replaceAll(' ', '\u00a0')}`,
    email,
    mersis && `MERSİS ${mersis}`,
    tax && `${taxOffice}: ${tax}`,
    kep && `KEP ${kep}`,
  ]
    .filter(Boolean)
    .join(', ')
}
