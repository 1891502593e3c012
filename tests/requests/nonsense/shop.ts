import { siteMap } from '../../../app/site-map'
import { type HostedWorkers, hostStorefront } from '../../../functions/local/hosting'
import { newSecrets } from '../../../functions/local/secrets'
import { makeAddresses, makeMembers } from '../../platform/data/members'
import { demoProducts } from '../../platform/demo-products'
import type { FaultKind, FaultTarget } from '../../platform/faults/faults'
import { startPlatform } from '../../platform/start-platform'
import { Visitor } from '../../support/visitor'
import type { Role } from './pages'

type As = (visitor: Visitor) => Visitor
type Storefront = Pick<HostedWorkers, 'url' | 'close'>

const { id, path, title } = demoProducts()['addsQuietly-tr']

/** A visitor of another storefront with the same keys, with the same cookies. */
function elsewhere(visitor: Visitor, { url }: Storefront): Visitor {
  const same = new Visitor(url)
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
  return same
}

/** A shop that works, with visitors in it, and a storefront that meets it only when it answers nonsense. */
export async function openNonsense() {
  const platform = await startPlatform({
    mode: 'nonsense',
    times: { hangMs: 30_000, dripMs: 1000 },
  })
  const { SESSION_KEYS } = newSecrets()
  const { origin } = platform
  const vars = { SHOP_ORIGIN: origin, PAYMENT_ORIGINS: origin, SESSION_KEYS }
  const host = (more: Record<string, string> = {}) =>
    hostStorefront({ onLine: () => {}, vars: { ...vars, ...more } })
  // Visitors are made ready here: a busy machine must not leave one with half a page.
  const healthy = await host({ READ_DEADLINE_MS: '20000' })
  let warm: Storefront | undefined

  /** The members have their addresses, favourites and cards as at first: a form that was answered wrongly may have removed them. */
  function restoreMembers(): void {
    platform.state.addresses = makeAddresses()
    const fresh = new Map(makeMembers().map((member) => [member.id, member]))
    for (const member of platform.state.members) {
      const { favourites = [], lists = [], cards = [] } = fresh.get(member.id) ?? {}
      Object.assign(member, { favourites, lists, cards })
    }
  }

  /** With goods in the cart; a member is at the last step of an order. */
  async function visitorOf(role: Role): Promise<Visitor> {
    restoreMembers()
    const visitor = new Visitor(healthy.url)
    const post = (to: string, fields: Record<string, string>) =>
      visitor.post(to, { ...fields, key: crypto.randomUUID() })
    const { email, password } = platform.accounts.full
    if (role === 'member') await post(siteMap.signIn, { tip: 'eposta', username: email, password })
    await post(siteMap.cartAdd, { productId: `${id}`, quantity: '2', back: path })
    if (role === 'guest') return visitor
    await post(siteMap.orderAddress, { delivery: '41', ayni: '1' })
    await post(siteMap.orderMethods, { cargo: '11', payment: '-2' })
    return visitor
  }

  /** A storefront with nothing in its caches. */
  async function withColdStorefront<T>(
    open: (as: As) => Promise<T>,
    more: Record<string, string> = {},
  ): Promise<T> {
    const cold = await host(more)
    try {
      return await open((visitor) => elsewhere(visitor, cold))
    } finally {
      await cold.close()
    }
  }

  return {
    platform,
    healthy,
    visitorOf,
    withColdStorefront,
    /** A shop whose answers to a call, or to each, are faulty, and a storefront that has met no other. */
    async meet<T>(target: FaultTarget, kind: FaultKind, open: (as: As) => Promise<T>): Promise<T> {
      platform.fault(target, kind)
      return withColdStorefront(open).finally(platform.clearFaults)
    },
    /** The same with a storefront that may have met others: for calls whose answers nothing keeps. */
    async meetWarm<T>(target: FaultTarget, kind: FaultKind, open: (as: As) => Promise<T>) {
      warm ??= await host()
      const storefront = warm
      platform.fault(target, kind)
      const found: Promise<T> = open((visitor) => elsewhere(visitor, storefront))
      return found.finally(platform.clearFaults)
    },
    /** Whether a visitor's cart still holds what was in it. */
    hasCart: async (visitor: Visitor) =>
      (await (await elsewhere(visitor, healthy).get(siteMap.cart)).text()).includes(title),
    async close() {
      await Promise.all([healthy.close(), warm?.close()])
      await platform.close()
    },
  }
}

export type Nonsense = Awaited<ReturnType<typeof openNonsense>>
