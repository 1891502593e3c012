import { languages } from '../../app/i18n/languages'
import { pathsOf } from '../support/links'
import { hostConstant, hostReact } from './controls'
import { openCpuShop, pageLanes } from './cpu-shop'
import { type Cost, compareCpu, type Lane, requestsIn } from './load'

/** What the pages are compared with. */
export const controls = {
  constant: 'constant string',
  html: "constant, the page's own HTML",
  product: "React alone, the product page's own elements",
  list: "React alone, the category page's own elements",
  joined: "React alone with joined chunks, the product page's own elements",
} as const

export const amongCold = 'product page, cached, among cold ones'

const htmlOf = async ({ url, path, headers = {} }: Lane): Promise<string> =>
  (await fetch(url + path(0), { headers })).text()

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
    const html = await htmlOf(cached)
    const productHtml = await htmlOf(product)
    return await compareCpu(
      [
        await control(controls.constant, hostConstant('vitrin'), 5000),
        await control(controls.html, hostConstant(html), 3000),
        cold,
        product,
        list,
        cached,
        { ...cached, ...mixed, name: amongCold },
        await control(controls.product, hostReact(productHtml, false), 200),
        await control(controls.list, hostReact(await htmlOf(list), false), 200),
        await control(controls.joined, hostReact(productHtml, true), 400),
      ],
      rounds,
    )
  } finally {
    await cpuShop.close()
  }
}
