import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { unansweredShop } from './probe-shop'

it('[T75] a start says where nothing answers for the shop', async () => {
  const server = createServer((_, response) => response.writeHead(503).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await unansweredShop(origin)).toEqual([])
  await new Promise((done) => server.close(done))
  expect(await unansweredShop(origin)).toEqual([expect.stringContaining(origin)])
})
