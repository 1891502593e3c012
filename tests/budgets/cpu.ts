import { languages } from '../../app/i18n/languages'
import { pathsOf } from '../support/links'
import { hostConstant, hostReact } from './controls'
import { openCpuShop, pageLanes } from './cpu-shop'
import { type Cost, compareCpu, type Lane, requestsIn } from './load'

/** What the pages are compared with. */
export const controls = {
  constant: 'constant string',
  html: "constant, the page's own HTML",
  react: 'React alone, as it comes',
  joined: 'React alone, joined chunks',
} as const

export const amongCold = 'product page, cached, among cold ones'

/** CPU per request of pages and controls. No cold product page is requested twice, so none is cached. */
export async function measureCpu(rounds: number): Promise<Cost[]> {
  const cpuShop = await openCpuShop()
  const { shop, control } = cpuShop
  try {
    const [product, list, cached] = await pageLanes(cpuShop)
    const mixed = await cpuShop.storefront()
    const paths = (await Promise.all(languages.map((it) => pathsOf(shop, 'product', it)))).flat()
    const requests = Math.min(
      250,
      Math.floor((10 * (paths.length - 1)) / requestsIn(rounds, 10)) - 1,
    )
    const cold: Lane = {
      ...mixed,
      name: 'product page, cold',
      path: (i) => paths[i] ?? '/',
      requests,
    }
    const { headers = {} } = cached
    const html = await (await fetch(cached.url + cached.path(0), { headers })).text()
    return await compareCpu(
      [
        await control(controls.constant, hostConstant('vitrin'), 5000),
        await control(controls.html, hostConstant(html), 3000),
        cold,
        product,
        list,
        cached,
        { ...cached, ...mixed, name: amongCold },
        await control(controls.react, hostReact(false), 500),
        await control(controls.joined, hostReact(true), 1000),
      ],
      rounds,
    )
  } finally {
    await cpuShop.close()
  }
}
