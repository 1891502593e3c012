import { connect } from 'node:net'

export type Listening = { port: number; host: string }

const every = ['0.0.0.0', '::']

/** Whether a port refuses connections; a slow answer is none. */
const refuses = ({ port, host }: Listening) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: every.includes(host) ? 'localhost' : host })
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'))
  })

/** Calls `onEnd` once nothing listens at a port twice in a row, as when the process that served it was killed. @returns stops that */
export function watchPort(at: Listening, onEnd: () => void, everyMs = 2500): () => void {
  let refusals = 0
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearInterval(timer)
  }
  const timer = setInterval(async () => {
    refusals = (await refuses(at)) ? refusals + 1 : 0
    if (refusals < 2 || isStopped) return
    stop()
    onEnd()
  }, everyMs)
  return stop
}
