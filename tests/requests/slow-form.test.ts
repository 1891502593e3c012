import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** Sends the start of a form and never the rest. @returns the Worker's response */
function halfAForm(): Promise<string> {
  const { hostname, port, host } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setEncoding('utf8').once('data', (text) => {
      socket.destroy()
      resolve(String(text))
    })
    socket.once('error', reject)
    socket.write(
      `POST /sepet/ekle HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${shop.url}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 400\r\n\r\nid=1&quan',
    )
  })
}

it('[T37] a form sent byte by byte is aborted, and delays nobody else', async () => {
  let isOver = false
  const slow = Promise.all(Array.from({ length: 20 }, halfAForm)).finally(() => {
    isOver = true
  })
  const other = await shop.visitor().get('/')
  expect(other.status).toBe(200)
  expect(isOver).toBe(false)
  for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})
