import { type Brand, brands } from '../data/brands'
import { type Category, categories } from '../data/categories'
import { type Content, contents, moved } from '../data/contents'
import { asLanguage, type Language, type Texts } from '../data/languages'
import type { Product } from '../data/product'
import type { Platform } from '../platform'

/** The page behind a link. */
export type Target =
  | { type: 'home' }
  | { type: 'product'; product: Product }
  | { type: 'category'; category: Category }
  | { type: 'brand'; brand: Brand }
  | { type: 'content'; content: Content }
  | { type: 'redirect'; to: string }

export type Resolved = { language: Language; target: Target | undefined; rest: string }

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Without slashes at the ends and with its letters decoded and composed. */
export const cleanLink = (link: string): string =>
  decoded(link)
    .normalize('NFC')
    .replace(/^\/+|\/+$/g, '')

function targetOf(platform: Platform, path: string, language: Language): Target | undefined {
  if (path === '' || path === 'anasayfa') return { type: 'home' }
  const at = <T extends { path: Texts }>(list: T[]) =>
    list.find((one) => one.path[language] === path)
  const product = at(platform.products)
  if (product) return { type: 'product', product }
  const category = at(categories)
  if (category) return { type: 'category', category }
  const brand = at(brands)
  if (brand) return { type: 'brand', brand }
  const content = at(contents)
  if (content) return { type: 'content', content }
  const to = moved[path]
  return to === undefined ? undefined : { type: 'redirect', to }
}

/** Finds a page by its link, whose first part may be a language. A hidden product has no page. */
export function resolve(platform: Platform, link: string): Resolved {
  const [first = '', ...others] = cleanLink(link).split('/')
  const prefix = asLanguage(first)
  const language = prefix && prefix !== 'tr' ? prefix : 'tr'
  const rest = language === 'tr' ? [first, ...others].join('/') : others.join('/')
  const target = targetOf(platform, rest, language)
  const isHidden = target?.type === 'product' && !target.product.isActive
  return { language, target: isHidden ? undefined : target, rest }
}

/** The paths of a target in each language. */
export function pathsOf(target: Target): Texts {
  if (target.type === 'product') return target.product.path
  if (target.type === 'category') return target.category.path
  if (target.type === 'brand') return target.brand.path
  if (target.type === 'content') return target.content.path
  return { tr: '', en: '' }
}
