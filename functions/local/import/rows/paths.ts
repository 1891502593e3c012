import { LANGUAGES, type Language } from '../../../shop/locale'
import { pathOf } from '../../../shop/seed/product/product-rows'
import { isReserved } from '../../reserved-paths'
import type { KnownCatalogue } from './known-catalogue'

/** An address in one language, and the one before it, which leads to it from now on. */
export type Address = { language: Language; path: string; before: string | undefined }

const numbered = (path: string, number: number): string =>
  number === 1 ? path : `${path}-${number}`

/** The addresses in use; each belongs to one page only. */
export class Paths {
  /** Addresses, and of old ones the product that may have them again; 0 for all others. */
  private readonly taken = new Map<string, number>()
  /** Per address without a number, the first number that is not tried: a feed may give thousands of products one title. */
  private readonly next = new Map<string, number>()
  private readonly former = new Map<number, string[]>()

  constructor(known: KnownCatalogue) {
    for (const { path, kind, targetId, moved } of known.links) {
      const isFormer = moved !== 0 && kind === 'product'
      this.taken.set(path, isFormer ? targetId : 0)
      if (isFormer) this.former.set(targetId, [...(this.former.get(targetId) ?? []), path])
    }
    for (const { paths } of known.products.values())
      for (const path of Object.values(paths)) this.taken.set(path, 0)
  }

  private isFree(path: string, productId: number): boolean {
    const owner = this.taken.get(path)
    if (owner !== undefined) return owner > 0 && owner === productId
    return !isReserved(path)
  }

  /** A free address for a title. @param fallback for a title without a letter that an address can have */
  free(title: string, language: Language, fallback: string, productId = 0): string {
    const made = pathOf(title.slice(0, 120), language)
    const path = /(?:^|\/)$/.test(made) ? `${made}${fallback}` : made
    const from = this.next.get(path) ?? 1
    const former = this.formerBelow(from, path, productId)
    let number = former ?? from
    while (!this.isFree(numbered(path, number), productId)) number += 1
    if (former === undefined) this.next.set(path, number + 1)
    const free = numbered(path, number)
    this.taken.set(free, 0)
    return free
  }

  /** The lowest number, of those that are no longer tried, whose address is an old one of this product. */
  private formerBelow(from: number, path: string, productId: number): number | undefined {
    const numbers = (this.former.get(productId) ?? [])
      .map((former) => (former === path ? 1 : Number(former.slice(path.length + 1))))
      .filter((number) => Number.isInteger(number) && number >= 1 && number < from)
    return numbers
      .toSorted((one, other) => one - other)
      .find((number) => this.isFree(numbered(path, number), productId))
  }

  /** A product's addresses; they stay unless the title has become another. */
  ofProduct(id: number, title: string, current: Record<string, string> = {}): Address[] {
    return LANGUAGES.map((language) => {
      const path = current[language]
      const made = pathOf(title.slice(0, 120), language)
      const isSame = path === made || path?.replace(/-\d+$/, '') === made
      if (path !== undefined && isSame) return { language, path, before: undefined }
      return { language, path: this.free(title, language, `urun-${id}`, id), before: path }
    })
  }
}
