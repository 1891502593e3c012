import { pathsOf } from '../support/links'
import { openWorkers } from '../support/two-workers'
import { desktopAgent } from '../support/visitor'

/** The backend calls of a product page. */
export type Calls = {
  /** Paths of the calls of a first request to a Worker with empty caches. */
  cold: string[]
  /** Calls of the second request, by another anonymous visitor. */
  warm: string[]
  /** Sequential calls before the main part (its heading) is sent. */
  depthOfMain: number
  /** The same for the whole document. */
  depthOfAll: number
}

const delayMs = 300
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// A browser known to run script: the document does not wait for its late parts.
const headers = { 'user-agent': desktopAgent, accept: 'text/html', cookie: 'script=1' }

async function timed(url: string): Promise<{ main: number; all: number }> {
  const began = performance.now()
  const response = await fetch(url, { headers })
  if (response.status !== 200 || !response.body)
    throw new Error(`${url} answered ${response.status}`)
  let text = ''
  let main = Number.NaN
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value
    if (Number.isNaN(main) && text.includes('</h1>')) main = performance.now() - began
  }
  return { main, all: performance.now() - began }
}

async function coldRequest(delay: number) {
  const calls: string[] = []
  const shop = await openWorkers({
    pictures: true,
    async backend(request, pass) {
      calls.push(new URL(request.url).pathname)
      if (delay > 0) await wait(delay)
      return pass(request)
    },
  })
  try {
    const [path = '/'] = await pathsOf(shop, 'product')
    const times = await timed(shop.url + path)
    const cold = calls.splice(0)
    // Background work of the first request (caching, revalidating) is finished before the second one.
    await wait(300)
    calls.length = 0
    await timed(shop.url + path)
    return { ...times, cold, warm: [...calls] }
  } finally {
    await shop.close()
  }
}

/**
 * Counts a product page's backend calls, in total and in sequence: depth = (T(300 ms per call) − T(0)) ÷ 300 ms, each T
 * the minimum of several requests to new Workers, because disturbances only add.
 */
export async function measureCalls(requests = 3): Promise<Calls> {
  const quick: Awaited<ReturnType<typeof coldRequest>>[] = []
  const slow: typeof quick = []
  for (let i = 0; i < requests; i++) {
    quick.push(await coldRequest(0))
    slow.push(await coldRequest(delayMs))
  }
  const depth = (part: 'main' | 'all') =>
    (Math.min(...slow.map((v) => v[part])) - Math.min(...quick.map((v) => v[part]))) / delayMs
  return {
    cold: quick[0]?.cold ?? [],
    warm: quick[0]?.warm ?? [],
    depthOfMain: depth('main'),
    depthOfAll: depth('all'),
  }
}
