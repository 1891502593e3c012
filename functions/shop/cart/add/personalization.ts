/** A field of a personalization form; `max` in characters. */
export type PersonalField = { key: string; max: number; required: boolean }

/**
 * Validates the personalization that a shopper entered.
 * @param formData JSON `{form_id, product_id, sub_product_id, data}`; data an object, or a list of `{key|name, value}`
 * (themes send both)
 * @returns the values in the fields' order as JSON, or null when a field is missing or too long
 */
export function readPersonalization(fields: PersonalField[], formData: string): string | null {
  const values = valuesOf(formData)
  const accepted: [string, string][] = []
  for (const { key, max, required } of fields) {
    const value = values.get(key)?.trim() ?? ''
    if ((required && value === '') || value.length > max) return null
    if (value !== '') accepted.push([key, value])
  }
  return JSON.stringify(Object.fromEntries(accepted))
}

function valuesOf(formData: string): Map<string, string> {
  try {
    const parsed: unknown = JSON.parse(formData)
    if (typeof parsed !== 'object' || parsed === null) return new Map()
    const data = 'data' in parsed ? parsed.data : parsed
    return entriesOf(typeof data === 'string' ? JSON.parse(data) : data)
  } catch {
    return new Map()
  }
}

function entriesOf(data: unknown): Map<string, string> {
  if (typeof data !== 'object' || data === null) return new Map()
  const pairs = Array.isArray(data)
    ? data.map(
        (item) => [String(item?.key ?? item?.name ?? ''), String(item?.value ?? '')] as const,
      )
    : Object.entries(data).map(([key, value]) => [key, String(value ?? '')] as const)
  return new Map(pairs)
}
