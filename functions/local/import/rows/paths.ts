import { isFixedPage } from '../../../../app/site-map'
import { LANGUAGES, type Language } from '../../../shop/locale'
import { pathOf } from '../../../shop/seed/product/product-rows'
import type { KnownCatalogue } from './known-catalogue'

/** Folders of the storefront's files and of its services, and the languages. */
const folders = new Set([
  '',
  'img',
  'assets',
  'build',
  'srv',
  'api',
  'urun',
  'pencere',
  ...LANGUAGES,
])

/** An address in one language, and the one before it, which leads to it from now on. */
export type Address = { language: Language; path: string; before: string | undefined }

/** The addresses in use; each belongs to one page only. */
export class Paths {
  /** Addresses, and of old ones the product that may have them again; 0 for all others. */
  private readonly taken = new Map<string, number>()

  constructor(known: KnownCatalogue) {
    for (const { path, kind, targetId, moved } of known.links)
      this.taken.set(path, moved && kind === 'product' ? targetId : 0)
    for (const { paths } of known.products.values())
      for (const path of Object.values(paths)) this.taken.set(path, 0)
  }

  private isFree(path: string, productId: number): boolean {
    const owner = this.taken.get(path)
    if (owner !== undefined) return owner > 0 && owner === productId
    return !folders.has(path) && !isFixedPage(`/${path}`)
  }

  /** A free address for a title. @param fallback for a title without a letter that an address can have */
  free(title: string, language: Language, fallback: string, productId = 0): string {
    const made = pathOf(title.slice(0, 120), language)
    const path = /(?:^|\/)$/.test(made) ? `${made}${fallback}` : made
    let free = path
    for (let number = 2; !this.isFree(free, productId); number += 1) free = `${path}-${number}`
    this.taken.set(free, 0)
    return free
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
