import type { Product } from '~/shop/model'

/** What a page about a product shows of it. */
export type AboutProduct = Pick<Product, 'id' | 'crumbs' | 'title' | 'path' | 'pictures'>

/** The few fields of a product that its pages need. */
export function aboutOf({ id, crumbs, title, path, pictures }: Product): AboutProduct {
  return { id, crumbs, title, path, pictures: pictures.slice(0, 1) }
}
