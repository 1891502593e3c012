/** A difference between shop and model, with both values, in a sentence. */
export class Difference extends Error {
  constructor(where: string, shop: unknown, model: unknown) {
    super(`${where}\n  the shop:  ${show(shop)}\n  the model: ${show(model)}`)
    this.name = 'Difference'
  }
}

const show = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ')

/** @throws unless both are equal */
export function same(where: string, shop: unknown, model: unknown): void {
  if (JSON.stringify(shop) !== JSON.stringify(model)) throw new Difference(where, shop, model)
}
