import { fetch as connect } from 'miniflare'
import { z } from 'zod'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const answered = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
})
const usage = z.object({ usedSize: z.number(), backingStorageSize: z.number() })

/** The memory of an isolate at one moment, in megabytes: V8's heap, and the buffers beside it. */
export type Heap = { used: number; buffers: number }

/** Reads the memory of the isolate at `url` through its inspector (Chrome DevTools Protocol). */
export async function watchHeap({ url, inspector }: { url: string; inspector: string }) {
  const [target] = targets.parse(await (await fetch(`${inspector}/json`)).json())
  if (!target) throw new Error('The inspector names no isolate; is the Worker running?')
  const address = target.webSocketDebuggerUrl.replace(/^ws/, 'http')
  const { webSocket: socket } = await connect(address, { headers: { Upgrade: 'websocket' } })
  if (!socket) throw new Error('The inspector takes no connection; is another one attached?')
  const waiting = new Map<number, (output: z.infer<typeof answered>) => void>()
  socket.accept()
  socket.addEventListener('message', ({ data }) => {
    const output = answered.safeParse(JSON.parse(String(data))).data
    if (output) waiting.get(output.id)?.(output)
  })
  let id = 0
  const ask = (method: string) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${JSON.stringify(error)}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id, method }))
    })
  await ask('HeapProfiler.enable')
  return {
    /** Memory after a garbage collection. */
    async held(): Promise<Heap> {
      let isCollected = false
      const collected = ask('HeapProfiler.collectGarbage').then(() => {
        isCollected = true
      })
      // An idle isolate does not collect garbage.
      while (!isCollected) await Promise.race([collected, fetch(`${url}/healthz`)])
      const { usedSize, backingStorageSize } = usage.parse(await ask('Runtime.getHeapUsage'))
      return { used: usedSize / 2 ** 20, buffers: backingStorageSize / 2 ** 20 }
    },
    close: () => socket.close(),
  }
}
