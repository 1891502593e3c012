import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { withoutShelf } from '../support/page/popular-shelf'
import { openWorkers, type Shop } from '../support/two-workers'

/** Delays adding a favourite until this promise settles. */
let held: Promise<void> = Promise.resolve()
let arrived = () => {}
/** The changes in the order in which they reached and left the backend. */
const events: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const [name] = /add-to-fav-list|delete-shopping-products/.exec(request.url) ?? []
      if (!name) return pass(request)
      events.push(`${name} begins`)
      if (name.startsWith('add')) {
        arrived()
        await held
      }
      const answer = await pass(request)
      events.push(`${name} ends`)
      return answer
    },
  })
})
afterAll(() => shop.close())

it('[F01] [F03] a heart that is removed while it is being sent does not come back', async () => {
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
  // The page sends its heart when it is left; the list is loaded before the response arrives.
  const sent = visitor.post('/favorilerim/esitle', { fav: String(id) })
  await isSending
  const removed = visitor.post('/favorilerim/degistir', { fav: `-${id}` })
  // Loading several of the member's pages gives the removal time to overtake.
  for (const page of ['/hesabim', '/uye-siparisleri', '/favorilerim'])
    await (await visitor.get(page)).text()
  expect(events).toEqual(['add-to-fav-list begins'])
  release()
  expect((await sent).status).toBe(200)
  expect((await removed).status).toBe(303)
  expect(events.at(1)).toBe('add-to-fav-list ends')
  expect(withoutShelf(await (await visitor.get('/favorilerim')).text())).not.toContain(title)
  const { ids } = (await (await visitor.get('/favorilerim/esitle')).json()) as { ids: string[] }
  expect(ids).not.toContain(String(id))
})
