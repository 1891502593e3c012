import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useAnswer } from '~/rendering/form-answer'
import { serverOnly } from '~/rendering/server-only'
import type { loadResult } from './load-result'

const PlacedPage = serverOnly(() => import('./placed-page'))
const ResultPage = serverOnly(() => import('./result-page'))

/** The page of an order that was placed, with the errors of its form for an account. */
export function OrderResult() {
  const loaded = useLoaderData<typeof loadResult>()
  const { result } = useActionData<{ result?: SubmissionResult }>() ?? {}
  useAnswer(loaded.cartUpdate)
  if (!('order' in loaded)) return <PlacedPage {...loaded.placed} />
  const { cartUpdate: _, ...page } = loaded
  const { title, order } = page
  // Polled in place: only another outcome is rendered.
  return <ResultPage key={`${order.number} ${order.payment} ${title}`} {...page} refused={result} />
}
