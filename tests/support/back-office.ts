import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allDemoProducts, type DemoProduct } from './demo'
import { lastSent } from './sent'

const file = () => `.data/back-office-${process.env.JOURNEY_PORT ?? 8791}.json`

/** Plain products without required options that are no companions. */
const spareSql = `SELECT p.id, '/' || t.path AS path, t.title FROM product p
  JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
  WHERE p.group1_id = 0 AND p.after_add IN (0, 1) AND p.is_active = 1 AND p.is_show_only = 0
    AND p.needs_store = 0 AND p.personalization_id = 0 AND p.min_count = 1 AND p.step = 1
    AND p.max_count = 0 AND p.stock > 3
    AND p.id NOT IN (SELECT related_id FROM related_product WHERE type = 4)
  ORDER BY p.id DESC`

/**
 * Products whose stock a journey may change, one after the other: none of them is a demo case. When all were used, one
 * from long ago is reused, in stock again.
 */
async function sparesOf(db: D1Database): Promise<() => Promise<DemoProduct>> {
  const demoProducts = Object.values(await allDemoProducts(db, ['tr'])).map(({ id }) => id)
  const { results } = await db.prepare(spareSql).all<DemoProduct>()
  const spares = results.filter(({ id }) => !demoProducts.includes(id))
  return async () => {
    const next = spares.shift()
    if (!next) throw new Error('The seed has no product to spare.')
    spares.push(next)
    await db.prepare('UPDATE product SET stock = 50 WHERE id = ?1').bind(next.id).run()
    return next
  }
}

export type OfficeTasks = Record<
  'sent' | 'deliver' | 'spare' | 'stock' | 'price',
  (about: string) => Promise<unknown>
>

/** The actions of the staff of the reference shop. */
export async function databaseTasks(db: D1Database): Promise<OfficeTasks> {
  return {
    sent: (recipient) => lastSent(db, recipient),
    deliver: (number) =>
      db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1').bind(number).run(),
    spare: await sparesOf(db),
    stock: (about) => {
      const [id, left] = about.split(':')
      return db.prepare('UPDATE product SET stock = ?2 WHERE id = ?1').bind(id, left).run()
    },
    price: (about) => {
      const [id, cents] = about.split(':')
      const set = `UPDATE product SET price = ?2, tiers = '[]' WHERE id = ?1`
      return db.prepare(set).bind(id, cents).run()
    },
  }
}

/** Offers the actions of shop staff to the journeys, which run in another process than the shop. */
export async function openBackOffice(tasks: OfficeTasks): Promise<void> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://office')
    try {
      const task = tasks[pathname.slice(1) as keyof OfficeTasks]
      const done = await task(searchParams.get('about') ?? '')
      response.end(JSON.stringify(done ?? null))
    } catch (error) {
      response.writeHead(404).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writeFileSync(file(), JSON.stringify({ url: `http://127.0.0.1:${port}` }))
}

async function request(task: string, about: string): Promise<unknown> {
  const { url } = JSON.parse(readFileSync(file(), 'utf8')) as { url: string }
  const response = await fetch(`${url}/${task}?about=${encodeURIComponent(about)}`)
  if (!response.ok) throw new Error(`${task} ${about}: ${await response.text()}`)
  return response.json()
}

/** The last mail or text message of the journeys' shop to a recipient. */
export function messageTo(recipient: string): Promise<{ text: string; link: string }> {
  return request('sent', recipient) as Promise<{ text: string; link: string }>
}

/** Marks an order as delivered. */
export async function deliver(number: string): Promise<void> {
  await request('deliver', number)
}

/** A product that no other journey uses: its stock may be changed. */
export function spareProduct(): Promise<DemoProduct> {
  return request('spare', '') as Promise<DemoProduct>
}

/** Sets the stock of a product. */
export async function setStock({ id }: DemoProduct, left: number): Promise<void> {
  await request('stock', `${id}:${left}`)
}

/** Sets the price of a product, in hundredths. */
export async function setPrice({ id }: DemoProduct, cents: number): Promise<void> {
  await request('price', `${id}:${cents}`)
}
