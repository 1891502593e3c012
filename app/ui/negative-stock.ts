import { createContext, useContext } from 'react'

/** Whether the shop sells what is not there (setting NEGATIVE_STOCK); the frame says so. */
export const NegativeStock = createContext(false)

/** Whether a product of a list is to be had. */
export function useIsInStock({ inStock }: { inStock: boolean }): boolean {
  return useContext(NegativeStock) || inStock
}
