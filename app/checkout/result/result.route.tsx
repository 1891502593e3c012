import type { MetaFunction } from '@remix-run/cloudflare'
import { metaOf } from '~/seo/meta-tags'
import { loadResult } from './load-result'
import { OrderResult } from './order-result'

export const loader = loadResult

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default OrderResult
