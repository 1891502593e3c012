import { languages } from '../../app/i18n/languages'
import { seededFolder } from '../../functions/local/database'
import { hostWorkers } from '../../functions/local/hosting'
import { bigCategory } from '../support/demo'
import { pathsOf } from '../support/links'
import { desktopAgent } from '../support/visitor'
import { type Control, hostConstant, hostReact } from './controls'
import { type Cost, compareCpu, type Lane, requestsIn } from './load'
import { withPid } from './process-cpu'

const size = 1200
const headers = { 'user-agent': desktopAgent, accept: 'text/html', 'accept-language': 'tr' }

/**
 * CPU per request of the storefront's process alone: the shop runs in another one, reached as a real
 * shop is, by SHOP_ORIGIN. No product page is asked for twice, so none is kept.
 */
export async function measureCpu(rounds: number): Promise<Cost[]> {
  const folder = await seededFolder(size, console.log)
  const quiet = { onLine: () => {} }
  const shop = await hostWorkers({ ...quiet, folder })
  const ownStorefront = () =>
    withPid(() =>
      hostWorkers({
        ...quiet,
        bare: true,
        secrets: shop.secrets,
        vars: { SHOP_ORIGIN: shop.shopUrl },
      }),
    )
  const { started: storefront, pid } = await ownStorefront()
  // Tells what a page from memory costs by itself from what clearing away after thousands of others adds.
  const keeper = await ownStorefront()
  const paths = (await Promise.all(languages.map((code) => pathsOf(shop, 'product', code)))).flat()
  const kept = paths.at(-1) ?? '/'
  const each = Math.min(250, Math.floor((10 * (paths.length - 1)) / requestsIn(rounds, 10)) - 1)
  const category = (await bigCategory(shop.db)).path
  const html = await (await fetch(storefront.url + kept, { headers })).text()

  const constant = await hostConstant('vitrin')
  const sameHtml = await hostConstant(html)
  const stock = await hostReact(false)
  const joined = await hostReact(true)
  const controls: Control[] = [constant, sameHtml, stock, joined]
  const control = (name: string, { url, pid }: Control, requests: number): Lane => {
    return { name, url, pid, path: () => '/', requests }
  }
  const page = { url: storefront.url, pid, headers }
  try {
    return await compareCpu(
      [
        control('constant string', constant, 5000),
        control("constant, the page's own HTML", sameHtml, 3000),
        { ...page, name: 'product page, cold', path: (i) => paths[i] ?? '/', requests: each },
        {
          ...page,
          // An unknown variant makes another document of the same answers.
          name: 'product page, rendered from kept answers',
          path: (i) => `${kept}?variant=none${i}`,
          requests: each,
        },
        {
          ...page,
          // A filtered list is no document that is kept, and its answers are.
          name: 'category page, rendered from kept answers',
          path: () => `${category}?stock=1`,
          requests: each,
        },
        { ...page, name: 'product page, anonymous, kept', path: () => kept, requests: 3000 },
        {
          name: 'product page, kept, in a process of its own',
          url: keeper.started.url,
          pid: keeper.pid,
          headers,
          path: () => kept,
          requests: 3000,
        },
        control('React alone, as it comes', stock, 500),
        control('React alone, joined chunks', joined, 1000),
      ],
      rounds,
    )
  } finally {
    await Promise.all([storefront, keeper.started, shop, ...controls].map((one) => one.close()))
  }
}
