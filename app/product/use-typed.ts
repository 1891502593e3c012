import { useRouteLoaderData } from '@remix-run/react'
import type { Notice } from '~/session/answer-types'

/** What this product's form held when it was refused: the document after it fills it in again (row X03). */
export function useTyped(productId: string): Record<string, string> {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  return frame?.notices.find(({ typed }) => typed?.productId === productId)?.typed ?? {}
}
