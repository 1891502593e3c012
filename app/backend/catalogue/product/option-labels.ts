import type { Product } from '~/backend/catalogue/model'

/** The labels of a variant's options, in the order of the product's groups; '' for one that its page does not name. */
export const optionLabels = ({ groups }: Pick<Product, 'groups'>, options: string[]): string[] =>
  options.map((id, at) => groups[at]?.options.find((option) => option.id === id)?.label ?? '')
