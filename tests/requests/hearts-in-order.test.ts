import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

/** Holds an add to the favourites until this settles. */
let held: Promise<void> = Promise.resolve()
let arrived = () => {}
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      if (request.url.includes('/add-to-fav-list')) {
        arrived()
        await held
      }
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

it('[F01] [F03] a heart that is removed while its sending is under way does not come back', async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  const { id, title } = await demoProduct(shop.db, 'plain')
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  const isSending = new Promise<void>((resolve) => {
    arrived = resolve
  })
  // The page of the heart sends it as it is left; the list is there before that is answered.
  const sent = visitor.post('/favorilerim/esitle', { fav: String(id) })
  await isSending
  const removed = visitor.post('/favorilerim/degistir', { fav: `-${id}` })
  await Promise.race([removed, new Promise((resolve) => setTimeout(resolve, 1500))])
  release()
  expect((await sent).status).toBe(200)
  expect((await removed).status).toBe(303)
  expect(await (await visitor.get('/favorilerim')).text()).not.toContain(title)
  const { ids } = (await (await visitor.get('/favorilerim/esitle')).json()) as { ids: string[] }
  expect(ids).not.toContain(String(id))
})
