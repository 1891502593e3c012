/** The fields of a form, of a query or of a flat JSON body; a name may occur many times. */
export class Fields {
  constructor(readonly pairs: [string, string][]) {}

  get(name: string): string {
    return this.pairs.find(([key]) => key === name)?.[1]?.trim() ?? ''
  }

  /** The first filled one of several names: the platform's families name the same field differently. */
  first(...names: string[]): string {
    return names.map((name) => this.get(name)).find((value) => value !== '') ?? ''
  }

  has(name: string): boolean {
    return this.pairs.some(([key]) => key === name)
  }

  /** All values of `name`, `name[]` and `name[0]`. */
  all(name: string): string[] {
    return this.pairs.flatMap(([key, value]) =>
      key === name || key.replace(/\[\d*\]$/, '') === name ? [value.trim()] : [],
    )
  }

  isOn(name: string): boolean {
    return ['1', 'on', 'true', 'yes'].includes(this.get(name).toLowerCase())
  }

  toRecord(): Record<string, string> {
    return Object.fromEntries(this.pairs)
  }
}

const flat = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The fields of a JSON object; anything nested is left out. */
export function fieldsOfJson(json: unknown): [string, string][] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]): [string, string][] =>
    flat(value) ? [[key, String(value)]] : [],
  )
}
