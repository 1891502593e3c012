import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { followsShopper } from './site-map'

const isChange = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'

const isElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  nextUrl.pathname + nextUrl.search !== currentUrl.pathname + currentUrl.search

/**
 * For pages that no change of the cart touches: read again when the shopper goes somewhere, a post that leads elsewhere
 * included, and not after any other post.
 */
export function onStepsOnly(args: ShouldRevalidateFunctionArgs): boolean {
  return (!isChange(args) || isElsewhere(args)) && args.defaultShouldRevalidate
}

/** For pages that show the cart: read again after a change, unless no answer came and so nothing is known. */
export function unlessUnanswered(args: ShouldRevalidateFunctionArgs): boolean {
  const answer = args.actionResult as { kept?: boolean } | undefined
  return !answer?.kept && args.defaultShouldRevalidate
}

/**
 * For the frame: read again where a change led to another page, whose notices it brings, and at a step to a page in the
 * shopper's own language, which another tab may have changed.
 */
export function afterRedirects(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  if (!isChange(args))
    return nextUrl.pathname !== currentUrl.pathname && followsShopper(nextUrl.pathname)
  return args.actionResult === undefined && args.defaultShouldRevalidate
}
