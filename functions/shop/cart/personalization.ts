/** A field of a personalization form; `max` in characters. */
export type PersonalField = { key: string; max: number; required: boolean }

/**
 * Judges what a shopper wrote for a personalized product.
 *
 * @param formData JSON `{form_id, product_id, sub_product_id, data}`; data an object, or a list of
 *   `{key|name, value}` (themes send both)
 * @returns the values in the fields' order as JSON, or null when a field is missing or too long
 */
export function readPersonalization(fields: PersonalField[], formData: string): string | null {
  const values = valuesOf(formData)
  const kept: [string, string][] = []
  for (const { key, max, required } of fields) {
    const value = values.get(key)?.trim() ?? ''
    if ((required && value === '') || value.length > max) return null
    if (value !== '') kept.push([key, value])
  }
  return JSON.stringify(Object.fromEntries(kept))
}

function valuesOf(formData: string): Map<string, string> {
  try {
    const whole: unknown = JSON.parse(formData)
    if (typeof whole !== 'object' || whole === null) return new Map()
    const data = 'data' in whole ? whole.data : whole
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
