import type { DemoCase, DemoProduct } from '../support/demo'
import { localPath } from './catalogue/view'
import { type Language, languages } from './data/languages'
import type { Product } from './data/product'
import { makeProducts } from './data/products'

const isSimple = ({ groups }: Product): boolean => groups.length === 0

/** What a product of each case is like, beside being for sale. */
const cases: Record<DemoCase, (product: Product, all: Product[]) => boolean> = {
  plain: (one) =>
    isSimple(one) && one.afterAdd === 0 && one.min === 1 && one.step === 1 && one.max === 0,
  addsQuietly: (one) => isSimple(one) && one.afterAdd === 1,
  redirects: (one) => isSimple(one) && one.afterAdd === 2,
  opensCart: (one) => isSimple(one) && one.afterAdd === 3,
  showsNotice: (one) => isSimple(one) && one.afterAdd === 4,
  needsStore: (one) => one.needsStore,
  hidesUrl: (one) => one.hidesUrl && !isSimple(one),
  personal: (one) => one.personalizationId > 0,
  oneGroup: (one) => one.groups.length === 1 && !one.hidesUrl,
  twoGroups: (one) => one.groups.length === 2 && !one.hidesUrl,
  tiered: (one) => one.tiers.length > 0 && isSimple(one),
  halfSteps: (one) => one.step === 0.5 && isSimple(one),
  soldOut: (one) => one.stock === 0 && isSimple(one),
  hidden: (one) => !one.isActive,
  subscribed: (one) => one.subscribePercent > 0 && isSimple(one),
  noted: (one) => one.hasOrderNote && isSimple(one),
  sibling: (one, all) =>
    one.modelId > 0 && all.some(({ id, modelId }) => modelId === one.modelId && id !== one.id),
  deal: (one) => one.dealHours > 0,
  accompanied: (one) => one.complements && one.afterAdd === 1 && isSimple(one),
  discounted: (one) => one.oldPrice > one.price && isSimple(one),
  relatedInAllKinds: (one, all) =>
    one.complements &&
    all.some(({ brandId, categoryId }) => brandId === one.brandId && categoryId !== one.categoryId),
}

function isForSale(name: string, one: Product): boolean {
  if (name === 'soldOut' || name === 'hidden') return true
  const isUsual = one.isActive && !one.isShowOnly && (one.stock > 5 || one.groups.length > 0)
  const isOpen = name === 'needsStore' || !one.needsStore
  return isUsual && isOpen && (name === 'personal' || one.personalizationId === 0)
}

/** The shop's product that shows a case of `tests/support/demo.ts`, by `{case}-{language}`, as journeys look it up. */
export function demoProducts(): Record<`${DemoCase}-${Language}`, DemoProduct> {
  const all = makeProducts()
  const found: Record<string, DemoProduct> = {}
  for (const [name, fits] of Object.entries(cases)) {
    const product = all.find((one) => fits(one, all) && isForSale(name, one))
    if (!product) throw new Error(`No product of the platform shows "${name}".`)
    for (const { code } of languages)
      found[`${name}-${code}`] = {
        id: product.id,
        path: `/${localPath(product.path, code)}`,
        title: product.title[code],
      }
  }
  return found
}
