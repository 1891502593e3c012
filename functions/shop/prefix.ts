const CATALOGUE = [
  '/srv/service/region/',
  '/srv/service/category/',
  '/srv/service/filter/',
  '/srv/service/product-detail/comment-average/',
  '/srv/service/product-detail/variant/',
  '/srv/service/variant/',
  '/api/v1/block/customer-register',
  '/srv/service/content-v5/',
  '/Diger/tax-office.txt',
  '/Diger/countries.txt',
  '/srv/service/product/get-related-products/',
  '/static/theme-flags/',
  '/srv/service/store/store-list',
  '/srv/service/product-review/',
]

/** Removes the prefix before catalogue paths only. @param prefix the variable PATH_PREFIX, with or without slashes */
export function withoutPrefix(path: string, prefix = ''): string {
  const plain = prefix.replace(/^\/+|\/+$/g, '')
  if (plain === '' || !path.startsWith(`/${plain}/`)) return path
  const rest = path.slice(plain.length + 1)
  return CATALOGUE.some((cataloguePath) => rest.startsWith(cataloguePath)) ? rest : path
}
