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
 * CPU per request of the storefront's process: the shop runs in another one, reached by SHOP_ORIGIN like a real shop.
 * Each lane has its own storefront, so that it pays for its own garbage collection only; the cached page is measured
 * once more among the cold ones. No product page is requested twice, so none is cached.
 */
export async function measureCpu(rounds: number): Promise<Cost[]> {
  const folder = await seededFolder(size, console.log)
  const quiet = { onLine: () => {} }
  const shop = await hostWorkers({ ...quiet, folder })
  const opened: { close: () => Promise<void> }[] = [shop]
  const open = async () => {
    const { started, pid } = await withPid(() =>
      hostWorkers({
        ...quiet,
        bare: true,
        secrets: shop.secrets,
        vars: { SHOP_ORIGIN: shop.shopUrl },
      }),
    )
    opened.push(started)
    return { url: started.url, pid, headers }
  }
  const control = async (name: string, host: Promise<Control>, requests: number): Promise<Lane> => {
    const { url, pid, close } = await host
    opened.push({ close })
    return { name, url, pid, path: () => '/', requests }
  }
  try {
    const mixed = await open()
    const paths = (await Promise.all(languages.map((it) => pathsOf(shop, 'product', it)))).flat()
    const cached = paths.at(-1) ?? '/'
    const each = Math.min(250, Math.floor((10 * (paths.length - 1)) / requestsIn(rounds, 10)) - 1)
    const category = (await bigCategory(shop.db)).path
    const html = await (await fetch(mixed.url + cached, { headers })).text()
    const cachedPage = {
      name: 'product page, anonymous, cached',
      path: () => cached,
      requests: 3000,
    }
    return await compareCpu(
      [
        await control('constant string', hostConstant('vitrin'), 5000),
        await control("constant, the page's own HTML", hostConstant(html), 3000),
        { ...mixed, name: 'product page, cold', path: (i) => paths[i] ?? '/', requests: each },
        {
          ...(await open()),
          // An unknown variant makes another document from the same responses.
          name: 'product page, rendered from cached responses',
          path: (i) => `${cached}?variant=none${i}`,
          requests: each,
        },
        {
          ...(await open()),
          // The document of a filtered list is not cached, but its responses are.
          name: 'category page, rendered from cached responses',
          path: () => `${category}?stock=1`,
          requests: each,
        },
        { ...(await open()), ...cachedPage },
        { ...mixed, ...cachedPage, name: 'product page, cached, among cold ones' },
        await control('React alone, as it comes', hostReact(false), 500),
        await control('React alone, joined chunks', hostReact(true), 1000),
      ],
      rounds,
    )
  } finally {
    await Promise.all(opened.map((one) => one.close()))
  }
}
