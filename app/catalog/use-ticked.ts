import { useRouteLoaderData } from '@remix-run/react'
import type { Notice } from '~/session/answer-types'

/**
 * What was ticked in a list whose adding was refused: the document that says so is drawn with the same ticks. With
 * script they never went.
 */
export function useTicked(): string[] {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  if (!import.meta.env.SSR) return []
  const found = frame?.notices.find(({ typed }) => typed?.['productId[]'])
  return found?.typed?.['productId[]']?.split(',') ?? []
}
