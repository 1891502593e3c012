import { bigCategory } from '../support/demo'
import { openWorkers } from '../support/two-workers'
import { brotli } from './weight'

/** The size of the biggest category, and its backend calls. */
export type ListWeight = {
  /** The document, and its bytes after brotli. */
  text: string
  html: number
  /** Paths of the calls of a first request to a Worker with empty caches. */
  calls: string[]
  /** The number of sequential calls: 1 when none begins after another has ended. */
  depth: number
}

const delayMs = 100

/** Opens the biggest category once, with a slow backend. */
export async function weighList(): Promise<ListWeight> {
  const calls: { path: string; began: number; ended: number }[] = []
  const shop = await openWorkers({
    pictures: true,
    async backend(request, pass) {
      const call = { path: new URL(request.url).pathname, began: Date.now(), ended: 0 }
      calls.push(call)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      const response = await pass(request)
      call.ended = Date.now()
      return response
    },
  })
  try {
    const { path } = await bigCategory(shop.db)
    const text = await (await shop.visitor().get(path)).text()
    const inTurn = calls.toSorted((a, b) => a.began - b.began)
    let [depth, until] = [0, 0]
    for (const { began, ended } of inTurn) {
      if (began < until) continue
      depth += 1
      until = ended
    }
    return { text, html: brotli(text, 5), calls: calls.map((call) => call.path), depth }
  } finally {
    await shop.close()
  }
}
