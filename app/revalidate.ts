import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

const isChange = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'

/** For pages that no change of the cart touches: read again when the shopper goes somewhere, not after a post. */
export function onStepsOnly(args: ShouldRevalidateFunctionArgs): boolean {
  return !isChange(args) && args.defaultShouldRevalidate
}

/** For pages that show the cart: read again after a change, unless no answer came and so nothing is known (row C15). */
export function unlessUnanswered(args: ShouldRevalidateFunctionArgs): boolean {
  const answer = args.actionResult as { kept?: boolean } | undefined
  return !answer?.kept && args.defaultShouldRevalidate
}

/** For the frame: read again where a change led to another page, whose notices it brings. */
export function afterRedirects(args: ShouldRevalidateFunctionArgs): boolean {
  return isChange(args) && args.actionResult === undefined && args.defaultShouldRevalidate
}
