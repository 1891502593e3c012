import { useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { Notice } from '~/session/answer-types'
import type { Product } from '~/shop/model'
import { typedBefore } from './handover'

/**
 * What this product's form held when it was refused, or its sibling's that led here: the document fills it in again, a
 * step in place as well.
 */
export function useTyped({ id, path }: Pick<Product, 'id' | 'path'>): Record<string, string> {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  const found = frame?.notices.find(
    ({ typed }) => typed && (typed.productId === id || typed.productPath === path),
  )
  const [typed] = useState(() => typedBefore(path) ?? found?.typed ?? {})
  return typed
}
