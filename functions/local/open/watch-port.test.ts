import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { watchPort } from './watch-port'

async function listening() {
  const server = createServer((socket) => socket.end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => new Promise((done) => server.close(done))
  return { port: (server.address() as AddressInfo).port, host: '127.0.0.1', close }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('[T75] a start notices once that the process that serves the shop has ended', async () => {
  const { close, ...at } = await listening()
  let ends = 0
  watchPort(at, () => ends++, 20)
  await wait(200)
  expect(ends).toBe(0)
  await close()
  await wait(200)
  expect(ends).toBe(1)
})

it('[T75] a start that is stopped does not notice it', async () => {
  const { close, ...at } = await listening()
  let ends = 0
  const stop = watchPort(at, () => ends++, 20)
  stop()
  await close()
  await wait(100)
  expect(ends).toBe(0)
})
