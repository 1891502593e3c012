import type { Catalogue, Product } from './catalogue'

/** Kinds of products that the shop treats differently, each with its condition. */
const shapes: Record<string, (product: Product, catalogue: Catalogue) => boolean> = {
  plain: (p) => p.variants.length === 0 && p.afterAdd === 1,
  'two groups, tiers and a note': (p) =>
    (p.variants[0]?.options.length ?? 0) > 1 && p.tiers.length > 0,
  'one group': (p) => p.variants[0]?.options.length === 1 && !p.isGiftCard,
  'one group and tiers': (p) => p.variants[0]?.options.length === 1 && p.tiers.length > 0,
  subscribed: (p) => p.subscribePercent > 0 && p.companions.length > 0,
  'subscribed, no tiers': (p) => p.subscribePercent > 0 && p.tiers.length === 0,
  engraved: (p) => p.fields.length > 0,
  'by the half kilo, tiers': (p) => p.step < 1 && p.tiers.length > 0,
  'by the half kilo': (p) => p.step < 1 && p.tiers.length === 0,
  'by the half dozen': (p) => p.step > 1,
  'at most a few': (p) => p.max > 0 && p.max < 10 && p.step === 1,
  'from a store': (p) => p.needsStore,
  'leads on': (p) => p.afterAdd === 2,
  'opens the cart': (p) => p.afterAdd === 3,
  showsNotice: (p) => p.afterAdd === 4,
  'without an address': (p) => p.hidesUrl,
  'shown only': (p) => p.isShowOnly,
  'not for sale': (p) => !p.isActive,
  'sold out': (p, c) => p.variants.length === 0 && c.stock.get(`${p.id}:0`) === 0,
  'the last piece': (p, c) => p.variants.length === 0 && c.stock.get(`${p.id}:0`) === 1,
  dear: (p) => p.price > 10_000_000,
  'free delivery': (p) => p.freeCargo && p.variants.length === 0 && p.afterAdd === 0,
}

/** One product of each kind, in the order above. */
export function productsByShape(catalogue: Catalogue): Product[] {
  const all = [...catalogue.products.values()]
  return Object.entries(shapes).map(([name, fits]) => {
    const found = all.find(
      (one) => fits(one, catalogue) && (name !== 'one group' || one.tiers.length === 0),
    )
    if (!found) throw new Error(`The seed has no product that is "${name}".`)
    return found
  })
}
