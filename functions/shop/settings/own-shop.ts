import { memberRows } from '../member/deletion/member-rows'
import { demoAccounts } from '../seed/data/accounts'
import type { Insert } from '../seed/insert'
import { instalmentCapStatements } from './instalment-caps'
import { OWN_SHOP } from './setting-rows'
import type { ShopSettings } from './shop-file'
import { freePaths, type IsReserved, pageLinks, shopStatements } from './shop-rows'

/** What a settings file says; rows before those that they refer to. FEED_RUN is the import's own. */
const EMPTIED = [
  `setting WHERE name <> 'FEED_RUN'`,
  'currency',
  'cargo_company',
  'payment_type',
  'instalment',
  'bank_card',
  'department',
  'coupon',
  'campaign',
  'content',
  `link WHERE kind = 'content'`,
]

const emails = demoAccounts.map(({ email }) => `'${email}'`).join(', ')
const DEMO_MEMBERS = `SELECT id FROM member WHERE email IN (${emails})`
const DEMO_ORDERS = `SELECT id FROM shop_order WHERE member_id IN (${DEMO_MEMBERS})`

const DEMO_PEOPLE = [
  `shipment_step WHERE number IN (SELECT number FROM shipment WHERE order_id IN (${DEMO_ORDERS}))`,
  `order_return_line WHERE return_id IN (SELECT id FROM order_return WHERE order_id IN (${DEMO_ORDERS}))`,
  ...['shipment', 'order_return', 'charge', 'order_line', 'gift_card'].map(
    (table) => `${table} WHERE order_id IN (${DEMO_ORDERS})`,
  ),
  ...memberRows(DEMO_MEMBERS).map((row) => row.join(' WHERE ')),
  ...[
    ...['shop_order', 'consent', 'proven_recipient'],
    ...['affiliate_order', 'affiliate_payment', 'erp_movement', 'erp_order'],
  ].map((table) => `${table} WHERE member_id IN (${DEMO_MEMBERS})`),
  `member WHERE email IN (${emails})`,
  "store WHERE mail LIKE '%@sercehan.test'",
]

const settingOf = (name: string) =>
  `coalesce((SELECT CAST(value AS INTEGER) FROM setting WHERE name = '${name}'), 0)`

/** Whether goods of a feed are sold by an owner's settings: then nothing of the demo stays. */
const IS_OWN = `EXISTS (SELECT 1 FROM setting WHERE name = '${OWN_SHOP}')
  AND EXISTS (SELECT 1 FROM setting WHERE name = 'FEED_RUN')`

/** Where a shop has its own goods and its own settings: its goods follow the settings, and the demo's people leave. */
export function ownGoodsStatements(): string[] {
  const goods = `money_order = -${settingOf('TRANSFER_DISCOUNT')}, delivery_days = ${settingOf('DELIVERY_DAYS')}`
  return [
    `UPDATE product SET ${goods} WHERE ${IS_OWN}`,
    ...['review', 'question'].map(
      (table) =>
        `UPDATE ${table} SET member_id = 0 WHERE member_id IN (${DEMO_MEMBERS}) AND ${IS_OWN}`,
    ),
    ...DEMO_PEOPLE.map((rows) => {
      const [table, condition] = rows.split(/ WHERE (.*)/s)
      return `DELETE FROM ${table} WHERE (${condition}) AND ${IS_OWN}`
    }),
  ]
}

/** Puts an owner's settings in the place of those of a filled database. */
export async function applyShop(
  db: D1Database,
  shop: ShopSettings,
  isReserved: IsReserved,
): Promise<void> {
  const { results } = await db
    .prepare(`SELECT path FROM page_link WHERE kind <> 'content'`)
    .all<{ path: string }>()
  const used = results.map(({ path }) => path)
  const free = freePaths(used, isReserved)
  const links: Insert = {
    sql: `INSERT INTO link (path, kind, target_id, language, moved)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?1)`,
    rows: JSON.stringify(pageLinks(shop, free)),
  }
  await db.batch([
    ...EMPTIED.map((rows) => db.prepare(`DELETE FROM ${rows}`)),
    ...[...shopStatements(shop, false), links].map(({ sql, rows }) => db.prepare(sql).bind(rows)),
    ...[...ownGoodsStatements(), ...instalmentCapStatements()].map((sql) => db.prepare(sql)),
  ])
}
