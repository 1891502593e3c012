import type { TestShop, Visitor } from './test-shop'

type Answer = { status: number; statusText: string; url: string; ORDER_NUMBER: string }

/** A guest of a test shop with products in the cart, who only has to place the order. */
export type Buyer = {
  visitor: Visitor
  session: string
  /** Places the order with the current summary, by default under a new key. */
  order: (key?: string) => Promise<Answer>
  /** Places the order with an earlier summary's digest. */
  orderAsSeen: (digest: string) => Promise<Answer>
  digest: () => Promise<string>
}

/** @param payment -2 card, -1 transfer */
export async function readyToOrder(
  { db, visitor: newVisitor }: Pick<TestShop, 'db' | 'visitor'>,
  forms: Record<string, string>[],
  payment = -1,
): Promise<Buyer> {
  const visitor = newVisitor()
  for (const form of forms)
    await visitor.post('/srv/service/cart/add-to-cart', { variantId: '0', quantity: '1', ...form })
  const session = await db
    .prepare('SELECT session_id FROM cart_line ORDER BY id DESC LIMIT 1')
    .first<string>('session_id')
  if (!session) throw new Error('Nothing came into the cart: look at the products that are wanted.')
  await chooseEverything(db, session, payment)
  const base = '/srv/service/order-v5'
  const digest = async () => (await visitor.get<{ MARK: string }>(`${base}/get-summary`)).MARK
  const press = (digest: string, key: string) =>
    visitor.post<Answer>(
      `${base}/checkout`,
      { mark: digest, agreement: '1' },
      { 'Idempotency-Key': key },
    )
  return {
    visitor,
    session,
    digest,
    order: async (key = crypto.randomUUID()) => press(await digest(), key),
    orderAsSeen: (digest) => press(digest, crypto.randomUUID()),
  }
}

async function chooseEverything(db: D1Database, session: string, payment: number): Promise<void> {
  await db.batch([
    db.prepare("UPDATE session SET email = 'konuk@ornek.test' WHERE id = ?1").bind(session),
    db
      .prepare(
        `INSERT INTO address (owner, title, fullname, country_code, country, city, address, mobile_phone, created_at)
         VALUES ('g:' || ?1, 'Ev', 'Ayla Su', 'TR', 'Türkiye', 'İzmir', 'Deniz Sokağı 4', '+905321112233', 0)`,
      )
      .bind(session),
    db
      .prepare(
        `INSERT INTO order_draft (owner, delivery_id, invoice_id, cargo_id, payment_id)
         VALUES ('g:' || ?1, last_insert_rowid(), last_insert_rowid(), 1, ?2)`,
      )
      .bind(session, payment),
  ])
}
