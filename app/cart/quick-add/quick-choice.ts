import type { Product, ProductAround, VariantGroup } from '~/backend/catalogue/model'
import { ownFirst } from '~/product/gallery/own-pictures'

type About = { product: Product; around?: Pick<ProductAround, 'personal'> }

/** Whether only the product's own page can take all that an add of it needs, or it cannot be bought here. */
export const needsOwnPage = ({ product, around }: About): boolean =>
  product.showOnly || product.soldAt !== undefined || Boolean(around?.personal)

/** Whether an option is to be chosen before a product can be added. */
export const needsChoice = ({ variants }: Product): boolean => variants.length > 1

const labelOf = (groups: VariantGroup[], chosen: string[]) =>
  groups
    .map(({ options }, at) => options.find(({ id }) => id === chosen[at])?.label)
    .filter(Boolean)
    .join(' / ')

export const choicesOf = ({ groups, variants, pictures }: Product) =>
  variants.map((variant) => ({
    id: variant.id,
    label: labelOf(groups, variant.options),
    price: variant.price.card,
    picture: ownFirst(pictures, variant)[0] ?? null,
    inStock: variant.inStock,
  }))
