import type { ProductSeed } from './product-seed'

/** All codes on a product's page: its own and those of its variants. */
export function codesOf(product: ProductSeed): string[] {
  const productCodes = [codeOf(product.id), barcodeOf(product.id * 100)]
  const variants = product.variants.flatMap((_, index) => [
    variantCode(product.id, index),
    barcodeOf(product.id * 100 + index + 1),
  ])
  return [...productCodes, ...variants]
}

export const variantCode = (id: number, index: number) => `${codeOf(id)}-${index + 1}`

export function codeOf(id: number): string {
  return `SH${String(id).padStart(6, '0')}`
}

/** An EAN-13 with its check digit; 869 is Turkey's prefix. */
export function barcodeOf(id: number): string {
  const digits = `869${String(id).padStart(9, '0')}`
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
