import { createContext, useContext } from 'react'

/** Whether the shop sells below zero stock (setting NEGATIVE_STOCK); provided by the frame. */
export const NegativeStock = createContext(false)

export function useIsInStock({ inStock }: { inStock: boolean }): boolean {
  return useContext(NegativeStock) || inStock
}
