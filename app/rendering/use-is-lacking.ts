import { useRouteLoaderData } from '@remix-run/react'
import type { FrameSite } from '~/backend/site/site-model'

/** Whether the shop is known to lack a page, so that nothing is to lead to it. */
export function useIsLacking(page: NonNullable<FrameSite['lacking']>[number]): boolean {
  const frame = useRouteLoaderData('root') as { site: Pick<FrameSite, 'lacking'> } | undefined
  return frame?.site.lacking?.includes(page) ?? false
}
