import type { TestShop } from '../../functions/shop/seed/demo/test-shop'
import worker from '../../functions/shop/worker'

const bindings = {
  GUEST_TOKEN: 'a-guest-of-the-tests',
  TOKEN_SECRET: 'a secret of the tests, 32 letters or more',
  OWN_ORIGIN: 'http://shop.internal',
}

/** The test shop's database, whose first batch after a statement of this form waits for something else. */
function waitingDatabase(shop: TestShop, written: RegExp, meanwhile: () => Promise<unknown>) {
  let state: 'before' | 'due' | 'over' = 'before'
  return new Proxy(shop.db, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          if (state === 'before' && written.test(sql)) state = 'due'
          return target.prepare(sql)
        }
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          if (state === 'due') {
            state = 'over'
            await meanwhile()
          }
          return target.batch(statements)
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

type Incoming = Parameters<typeof worker.fetch>[0]
type Sent = { path: string; form: Record<string, string>; bearer?: string; cookie?: string }

/** Posts a form to the shop; between its checks and its write of the given form something else happens. */
export async function postWhile(
  shop: TestShop,
  { path, form, bearer = bindings.GUEST_TOKEN, cookie = '' }: Sent,
  written: RegExp,
  meanwhile: () => Promise<unknown>,
) {
  let happened = 0
  const DB = waitingDatabase(shop, written, async () => {
    happened += 1
    await meanwhile()
  })
  const request = new Request(`http://shop.internal${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Authorization: `Bearer ${bearer}`, ...(cookie && { Cookie: cookie }) },
  })
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
  const answer = await worker.fetch(request as Incoming, { ...bindings, DB }, context)
  if (happened !== 1) throw new Error('The write has not come: is its statement another one?')
  return answer
}
