import type { PastLine, ReturnLabel } from '~/backend/account/member-model'

/** A parcel to send back: what is on its label, and the lines in it. */
export type ReturnParcel = ReturnLabel & { lines: PastLine[] }

/** The parcels of an order's returns: lines with the same label go into one. */
export function parcelsOf(lines: PastLine[]): ReturnParcel[] {
  const parcels = new Map<string, ReturnParcel>()
  for (const line of lines)
    for (const { label, count } of line.returns) {
      if (!label) continue
      const key = JSON.stringify([label.code, label.carrier, label.address])
      const parcel = parcels.get(key) ?? { ...label, lines: [] }
      parcel.lines.push({ ...line, count: count ?? line.count })
      parcels.set(key, parcel)
    }
  return [...parcels.values()]
}
