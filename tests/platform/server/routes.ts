import { listCalls } from '../calls/list-calls'
import { productCalls } from '../calls/product-calls'
import { regionCalls } from '../calls/region-calls'
import { siteCalls } from '../calls/site-calls'
import type { Route } from './call'

/** Every call of the platform. */
export const routes: Route[] = [...siteCalls, ...regionCalls, ...productCalls, ...listCalls]
