import { fetch as connect } from 'miniflare'
import { z } from 'zod'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const usage = z.object({
  result: z.object({ usedSize: z.number(), backingStorageSize: z.number() }),
})

/** What an isolate held at one moment, in megabytes: V8's heap, and the buffers beside it. */
export type Heap = { used: number; buffers: number }

/** Watches an isolate's memory through its inspector (Chrome DevTools Protocol). */
export async function watchHeap(inspector: string) {
  const [target] = targets.parse(await (await fetch(`${inspector}/json`)).json())
  if (!target) throw new Error('The inspector names no isolate; is the Worker running?')
  const address = target.webSocketDebuggerUrl.replace(/^ws/, 'http')
  const { webSocket: socket } = await connect(address, { headers: { Upgrade: 'websocket' } })
  if (!socket) throw new Error('The inspector takes no connection; is another one attached?')
  const samples: Heap[] = []
  socket.accept()
  socket.addEventListener('message', ({ data }) => {
    const said = usage.safeParse(JSON.parse(String(data))).data?.result
    if (said)
      samples.push({ used: said.usedSize / 2 ** 20, buffers: said.backingStorageSize / 2 ** 20 })
  })
  let id = 0
  const ask = () => socket.send(JSON.stringify({ id: ++id, method: 'Runtime.getHeapUsage' }))
  const clock = setInterval(ask, 100)
  return {
    /** The samples since the last time; the least of them is nearest to what is really held. */
    take: (): Heap[] => samples.splice(0),
    close: () => {
      clearInterval(clock)
      socket.close()
    },
  }
}
