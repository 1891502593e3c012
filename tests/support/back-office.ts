import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lastSent } from './sent'

const file = () => `.data/back-office-${process.env.JOURNEY_PORT ?? 8791}.json`

/** What the shop's people do beside a journey, for its tests: another process than the shop's. */
export async function openBackOffice(db: D1Database): Promise<void> {
  const tasks: Record<string, (about: string) => Promise<unknown>> = {
    sent: (recipient) => lastSent(db, recipient),
    deliver: (number) =>
      db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1').bind(number).run(),
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://office')
    try {
      const done = await tasks[pathname.slice(1)]?.(searchParams.get('about') ?? '')
      response.end(JSON.stringify(done))
    } catch (error) {
      response.writeHead(404).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writeFileSync(file(), JSON.stringify({ url: `http://127.0.0.1:${port}` }))
}

async function ask(task: string, about: string): Promise<unknown> {
  const { url } = JSON.parse(readFileSync(file(), 'utf8')) as { url: string }
  const response = await fetch(`${url}/${task}?about=${encodeURIComponent(about)}`)
  if (!response.ok) throw new Error(`${task} ${about}: ${await response.text()}`)
  return response.json()
}

/** The last mail or text message of the journeys' shop to somebody. */
export function messageTo(recipient: string): Promise<{ text: string; link: string }> {
  return ask('sent', recipient) as Promise<{ text: string; link: string }>
}

/** Lets an order arrive. */
export async function deliver(number: string): Promise<void> {
  await ask('deliver', number)
}
