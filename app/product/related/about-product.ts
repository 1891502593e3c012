import type { Product } from '~/backend/catalogue/model'

/** The fields of a product that its secondary pages show. */
export type AboutProduct = Pick<Product, 'id' | 'crumbs' | 'title' | 'path' | 'pictures'>

export function aboutOf({ id, crumbs, title, path, pictures }: Product): AboutProduct {
  return { id, crumbs, title, path, pictures: pictures.slice(0, 1) }
}
