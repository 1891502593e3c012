import { useRouteLoaderData } from '@remix-run/react'
import type { Notice } from '~/session/response-data'

/** Ticks to restore when a document reports a refused multi-add; with script they are still there. */
export function useTicked(): string[] {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  if (!import.meta.env.SSR) return []
  const found = frame?.notices.find(({ typed }) => typed?.['productId[]'])
  return found?.typed?.['productId[]']?.split(',') ?? []
}
