import { useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { Product } from '~/backend/catalogue/model'
import { typedBefore } from '~/product/variants/sibling-handover'
import type { Notice } from '~/session/response-data'

/** Values of this product's form when it was refused, or of the sibling's form that led here, to fill in again. */
export function useTyped({ id, path }: Pick<Product, 'id' | 'path'>): Record<string, string> {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  const found = frame?.notices.find(
    ({ typed }) => typed && (typed.productId === id || typed.productPath === path),
  )
  const [typed] = useState(() => typedBefore(path) ?? found?.typed ?? {})
  return typed
}
