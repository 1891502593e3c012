import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openWorkers, type Shop } from './two-workers'

/** `isLacking`: the shop has no such call, and its settings do not name it; `missing`: a part of another call's address that it lacks. Neither before each test. */
type LackingShop = Shop & { isLacking: boolean; missing: string }

/**
 * One shop for all tests of a file, which may lack a call of ours.
 * @param call a part of the call's address
 * @param flag the field of get-globals that names it
 */
export function lackingShop(call: string, flag: string): LackingShop {
  const shop = { isLacking: false, missing: '' } as LackingShop
  beforeAll(async () => {
    const opened = await openWorkers({
      vars: { FRESH_SECONDS: '0' },
      backend: async (request, pass) => {
        if (shop.missing && request.url.includes(shop.missing))
          return new Response('', { status: 404 })
        if (!shop.isLacking) return pass(request)
        if (request.url.includes(call)) return new Response('', { status: 404 })
        const answer = await pass(request)
        if (!request.url.includes('/get-globals')) return answer
        return Response.json({ ...((await answer.json()) as object), [flag]: undefined })
      },
    })
    Object.assign(shop, opened)
  })
  beforeEach(() => {
    Object.assign(shop, { isLacking: false, missing: '' })
  })
  afterAll(() => shop.close())
  return shop
}
