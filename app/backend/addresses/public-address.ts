import { z } from 'zod'
import { id, rows, text } from '~/backend/http/fields'
import { isRefusal } from '~/backend/refusal'
import type { Address, ChosenRegion } from './address-model'
import { addressRow } from './address-row'

/* The newer family of address calls: its list has names only, one address has codes and the names of the form. */

const named = (title: string): ChosenRegion => ({ code: '', title })

const listRow = z
  .object({
    id,
    title: text,
    fullname: text,
    address: text,
    district: text,
    postCode: text,
    town: text,
    city: text,
    country: text,
    mobilePhone: text,
    homePhone: text,
  })
  .transform(
    ({ country, city, town, district, ...row }): Address => ({
      ...row,
      isCompany: false,
      company: '',
      taxOffice: '',
      taxNumber: '',
      identityNumber: '',
      country: named(country),
      province: named(''),
      city: named(city),
      town: named(town),
      district: named(district),
      nationality: '',
      wantsEInvoice: false,
    }),
  )

/** Names that differ from those of the older family otherwise than by their case. */
const otherNames: Record<string, string> = { province: 'STATE', province_code: 'STATE_CODE' }

const envelope = z.object({ data: z.array(z.unknown()).nullable() })
const firstOf = (body: unknown): unknown => envelope.safeParse(body).data?.data?.[0]

export function readPublicAddresses(body: unknown): Address[] | null {
  const parsed = envelope.safeParse(body)
  return parsed.success && !isRefusal(body) ? rows(listRow).parse(parsed.data.data) : null
}

/** Its answer does not repeat the id. Null for none. */
export function readPublicAddress(body: unknown, addressId: string): Address | null {
  const fields = z.record(z.string(), z.unknown()).safeParse(firstOf(body)).data
  if (!fields) return null
  const row = Object.entries(fields).map(([name, value]) => [
    // biome-ignore lint/plugin: the name of a field is a key
    otherNames[name] ?? name.toUpperCase(),
    value,
  ])
  return addressRow.safeParse({ ...Object.fromEntries(row), ID: addressId }).data ?? null
}

/** The id of a saved address, by itself or in a row; '' for none. */
export function readPublicId(body: unknown): string {
  const saved = firstOf(body)
  return z.union([id, z.object({ id }).transform((row) => row.id)]).safeParse(saved).data ?? ''
}
