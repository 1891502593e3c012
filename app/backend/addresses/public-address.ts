import { z } from 'zod'
import { id, requiredRows } from '~/backend/http/fields'
import { isRefusal } from '~/backend/refusal'
import type { Address } from './address-model'
import { addressRow, namedList } from './address-row'

/* The newer family of address calls: its list has names only, one address has codes and the names of the form. */

/** Names that differ from those of the older family otherwise than by their case. */
const otherNames: Record<string, string> = {
  province: 'STATE',
  province_code: 'STATE_CODE',
  postCode: 'POST_CODE',
  mobilePhone: 'MOBILE_PHONE',
  homePhone: 'HOME_PHONE',
}

/** A row in any of its three spellings, under the names of the older family. */
export function inUpperCase(fields: Record<string, unknown>): Record<string, unknown> {
  const row = Object.entries(fields).map(([name, value]) => [
    // biome-ignore lint/plugin: the name of a field is a key
    otherNames[name] ?? name.toUpperCase(),
    value,
  ])
  return Object.fromEntries(row)
}

const fieldsShape = z.record(z.string(), z.unknown())
const listRow = fieldsShape.transform(inUpperCase).pipe(addressRow)
const listShape = z.object({ data: requiredRows(listRow) })

const envelope = z.object({ data: z.array(z.unknown()).nullable() })
const firstOf = (body: unknown): unknown => envelope.safeParse(body).data?.data?.[0]

/** Null for what cannot be read: that is no empty list. */
export function readPublicAddresses(body: unknown): Address[] | null {
  return isRefusal(body) ? null : (listShape.safeParse(namedList('data', body)).data?.data ?? null)
}

/** Its answer does not repeat the id. Null for none. */
export function readPublicAddress(body: unknown, addressId: string): Address | null {
  const fields = fieldsShape.safeParse(firstOf(body)).data
  if (!fields) return null
  return addressRow.safeParse({ ...inUpperCase(fields), ID: addressId }).data ?? null
}

/** The id of a saved address, by itself or in a row; '' for none. */
export function readPublicId(body: unknown): string {
  const saved = firstOf(body)
  return z.union([id, z.object({ id }).transform((row) => row.id)]).safeParse(saved).data ?? ''
}
