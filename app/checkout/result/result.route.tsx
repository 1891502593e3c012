import type { MetaFunction } from '@remix-run/cloudflare'
import { metaOf } from '~/seo/meta-tags'
import { loadResult } from './load-result'
import { OrderResult } from './order-result'

export const loader = loadResult

/** The order is reported, and an unknown payment polled, without a touch on any line. */
export const handle = { hydratesAtOnce: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default OrderResult
