import type { Language } from '../locale'
import { readLanguage } from '../locale'
import { convert, formatMoney } from '../money'

const MAX_AT_ONCE = 200

type DueAlarm = {
  id: number
  kind: 'stock' | 'price'
  email: string
  language: string
  currency: string
  rate: number
  variant_id: number
  title: string
  path: string
  option1: string | null
  option2: string | null
  price: number
}

const TEXTS: Record<
  DueAlarm['kind'],
  Record<Language, (product: string, price: string) => string>
> = {
  stock: {
    tr: (product, price) => `${product} yeniden satışta: ${price}`,
    en: (product, price) => `${product} is back: ${price}`,
    de: (product, price) => `${product} ist wieder da: ${price}`,
    ar: (product, price) => `${product} متوفر من جديد: ${price}`,
  },
  price: {
    tr: (product, price) => `${product} ucuzladı: ${price}`,
    en: (product, price) => `${product} costs less: ${price}`,
    de: (product, price) => `${product} ist günstiger: ${price}`,
    ar: (product, price) => `انخفض سعر ${product}: ${price}`,
  },
}

/** Alarms whose product is back in stock or cheaper than when they were set; a variant by its own stock and price. */
async function dueAlarms(db: D1Database): Promise<DueAlarm[]> {
  const { results } = await db
    .prepare(
      `SELECT a.id, a.kind, a.email, a.language, a.currency, c.rate, a.variant_id, t.title, t.path,
         o1.title ->> a.language AS option1, o2.title ->> a.language AS option2,
         coalesce(s.price, p.price) AS price
       FROM alarm a JOIN product p ON p.id = a.product_id AND p.is_active = 1 AND p.is_show_only = 0
       JOIN product_text t ON t.product_id = p.id AND t.language = a.language
       JOIN currency c ON c.code = a.currency
       LEFT JOIN sub_product s ON s.id = a.variant_id AND s.product_id = p.id
       LEFT JOIN variant_option o1 ON o1.id = s.option1_id
       LEFT JOIN variant_option o2 ON o2.id = s.option2_id
       WHERE (a.variant_id = 0 OR s.id IS NOT NULL)
         AND iif(a.kind = 'stock', coalesce(s.stock, p.stock) > 0, coalesce(s.price, p.price) < a.price)
       ORDER BY a.id LIMIT ${MAX_AT_ONCE}`,
    )
    .all<DueAlarm>()
  return results
}

/** Mails the due alarms, each once, and deletes them in the same transaction. */
export async function sendAlarms(db: D1Database): Promise<void> {
  for (const alarm of await dueAlarms(db)) {
    const language = readLanguage(alarm.language) ?? 'tr'
    const product = [alarm.title, alarm.option1, alarm.option2].filter(Boolean).join(' ')
    const price = formatMoney(convert(alarm.price, alarm.rate), alarm.currency, language)
    const text = TEXTS[alarm.kind][language](product, price)
    const link = `/${alarm.path}${alarm.variant_id > 0 ? `?variant=${alarm.variant_id}` : ''}`
    await db.batch([
      db
        .prepare(
          `INSERT INTO outbox (kind, recipient, text, link, sent_at)
           SELECT 'mail', email, ?2, ?3, unixepoch() FROM alarm WHERE id = ?1`,
        )
        .bind(alarm.id, text, link),
      db.prepare('DELETE FROM alarm WHERE id = ?1').bind(alarm.id),
    ])
  }
}
