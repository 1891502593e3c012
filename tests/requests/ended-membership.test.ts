import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

/** From then on every bearer but the guests' is refused, as after a sign-out elsewhere. */
let hasEnded = false
let guestBearer = ''
let refusals = 0
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const bearer = request.headers.get('authorization') ?? ''
      guestBearer ||= bearer
      if (!hasEnded || bearer === guestBearer) return pass(request)
      refusals += 1
      return new Response('{}', { status: 401 })
    },
  })
})
afterAll(() => shop.close())

const address = '/arama?q=kalem'
const cartsIn = (html: string) =>
  [...html.matchAll(/<a[^>]*href="\/sepet"[\s\S]*?<\/a>/g)].map(([link]) => link)

it('[L04] the first answer after a membership ended has the header of a guest', async () => {
  const guest = cartsIn(await (await shop.visitor().get(address)).text())
  const visitor = shop.visitor()
  await signIn(visitor)
  await fillCart(visitor, [{ productId: '6' }])
  const member = cartsIn(await (await visitor.get(address)).text())
  expect([guest.length > 0, member]).toEqual([true, expect.not.arrayContaining(guest)])
  hasEnded = true
  const answer = await visitor.get('/arama?q=defter')
  const first = cartsIn(await answer.text())
  expect([answer.status, refusals > 0, first]).toEqual([200, true, guest])
})
