import { z } from 'zod'
import { id, requiredRows, text } from '~/backend/http/fields'
import { isRefusal } from '~/backend/refusal'
import type { Store } from './site-model'

const storesShape = z.object({
  data: requiredRows(
    z.object({
      id,
      Ad: text,
      Adres: text,
      Il: text,
      IlAdi: text,
      Ilce: text,
      IlceAdi: text,
      Telefon: text,
      Ulke: text,
    }),
  ),
})

/** Null for what is no list, and for a refusal. */
export function readStores(body: unknown): Store[] | null {
  if (isRefusal(body)) return null
  const parsed = storesShape.safeParse(body)
  if (!parsed.success) return null
  return parsed.data.data.map((row) => ({
    id: row.id,
    name: row.Ad,
    address: row.Adres,
    town: row.IlceAdi,
    townCode: row.Ilce || row.IlceAdi,
    city: row.IlAdi,
    cityCode: row.Il || row.IlAdi,
    countryCode: row.Ulke,
    phone: row.Telefon,
  }))
}
