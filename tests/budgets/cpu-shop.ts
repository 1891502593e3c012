import { seededFolder } from '../../functions/local/database'
import { hostWorkers } from '../../functions/local/hosting'
import { bigCategory } from '../support/demo'
import { pathsOf } from '../support/links'
import { desktopAgent } from '../support/visitor'
import type { Control } from './controls'
import type { Lane } from './load'
import { withPid } from './process-cpu'

const size = 1200
const headers = { 'user-agent': desktopAgent, accept: 'text/html', 'accept-language': 'tr' }

/**
 * The reference shop, and storefronts in processes of their own that reach it by SHOP_ORIGIN like a real shop: the CPU
 * of a storefront's process is that of its pages.
 */
export async function openCpuShop() {
  const folder = await seededFolder(size, console.log)
  const quiet = { onLine: () => {} }
  const shop = await hostWorkers({ ...quiet, folder })
  const opened: { close: () => Promise<void> }[] = [shop]

  /** @param bundle of the storefront; by default the built one */
  async function storefront(bundle?: string) {
    const { secrets, shopUrl: SHOP_ORIGIN } = shop
    const options = { ...quiet, bare: true, secrets, vars: { SHOP_ORIGIN }, bundle }
    const { started, pid } = await withPid(() => hostWorkers(options))
    opened.push(started)
    return { url: started.url, pid, headers }
  }

  /** A Worker that is no storefront, for comparison. */
  async function control(name: string, host: Promise<Control>, requests: number): Promise<Lane> {
    const { url, pid, close } = await host
    opened.push({ close })
    return { name, url, pid, path: () => '/', requests }
  }

  const close = () => Promise.all(opened.map((one) => one.close()))
  return { shop, storefront, control, close }
}

export type CpuShop = Awaited<ReturnType<typeof openCpuShop>>

/** The kinds of pages that are measured. */
export const pages = {
  product: 'product page, rendered from cached responses',
  list: 'category page, rendered from cached responses',
  cached: 'product page, anonymous, cached',
} as const

/** A lane of each kind of page; each has its own storefront, so that it pays for its own garbage collection only. */
export async function pageLanes(cpuShop: CpuShop, bundle?: string) {
  const { shop, storefront } = cpuShop
  const cached = (await pathsOf(shop, 'product', 'tr')).at(-1) ?? '/'
  const category = (await bigCategory(shop.db)).path
  const product: Lane = {
    ...(await storefront(bundle)),
    name: pages.product,
    // An unknown variant makes another document from the same responses.
    path: (i) => `${cached}?variant=none${i}`,
    requests: 250,
  }
  const list: Lane = {
    ...(await storefront(bundle)),
    name: pages.list,
    // The document of a filtered list is not cached, but its responses are.
    path: () => `${category}?stock=1`,
    requests: 250,
  }
  const fromCache: Lane = {
    ...(await storefront(bundle)),
    name: pages.cached,
    path: () => cached,
    requests: 3000,
  }
  return [product, list, fromCache] as const
}
