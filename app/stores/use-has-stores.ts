import { useRouteLoaderData } from '@remix-run/react'

/** Whether links may lead to the stores: everywhere but in a shop that says that it has none. */
export function useHasStores(): boolean {
  const frame = useRouteLoaderData('root') as { site: { hasStores?: boolean } } | undefined
  return frame?.site.hasStores !== false
}
