import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { followsShopper } from '~/site-map'
import { beforeNavigation } from './before-navigation'

const isChange = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'

const isElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  nextUrl.pathname + nextUrl.search !== currentUrl.pathname + currentUrl.search

/** For pages independent of the cart: reload on navigation and after posts that redirect, not after other posts. */
export function onNavigationOnly(args: ShouldRevalidateFunctionArgs): boolean {
  return (!isChange(args) || isElsewhere(args)) && args.defaultShouldRevalidate
}

/** For pages that show the cart: reload after a change, unless its outcome is unknown. */
export function unlessOutcomeUnknown(args: ShouldRevalidateFunctionArgs): boolean {
  const answer = args.actionResult as { unchanged?: boolean } | undefined
  return !answer?.unchanged && args.defaultShouldRevalidate
}

/** For the frame: reload after redirects, which bring notices, and where something else may have changed it. */
export function afterRedirects(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  if (beforeNavigation.hasChanged) return true
  if (!isChange(args))
    return nextUrl.pathname !== currentUrl.pathname && followsShopper(nextUrl.pathname)
  return args.actionResult === undefined && args.defaultShouldRevalidate
}
