import { isFixedPage, productPages } from '../../app/site-map'
import { LANGUAGES } from '../shop/locale'

/** Folders of the storefront's files and of its services, pages about a product, and the languages. */
const folders = new Set<string>([
  '',
  'img',
  'assets',
  'build',
  'srv',
  'api',
  'urun',
  'pencere',
  'healthz',
  ...Object.values(productPages).map((path) => path.slice(1)),
  ...LANGUAGES,
])

/** Whether the storefront answers a path by itself, so that nothing of the shop may have it. @param path without its first slash */
export const isReserved = (path: string): boolean => folders.has(path) || isFixedPage(`/${path}`)
