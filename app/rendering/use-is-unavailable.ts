import { useRouteLoaderData } from '@remix-run/react'
import type { FrameSite } from '~/backend/site/site-model'

/** Whether the shop is known to lack a page, so that nothing is to lead to it. */
export function useIsUnavailable(
  page: NonNullable<FrameSite['unavailablePages']>[number],
): boolean {
  const frame = useRouteLoaderData('root') as
    | { site: Pick<FrameSite, 'unavailablePages'> }
    | undefined
  return frame?.site.unavailablePages?.includes(page) ?? false
}
