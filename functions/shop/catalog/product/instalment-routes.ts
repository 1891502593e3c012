import { privateAnswer, publicAnswer } from '../../answer'
import type { Call } from '../../app'
import { newArea } from '../../app'
import type { Currency } from '../../locale'
import { convert, formatMoney, percentOf } from '../../money'
import { currencyOf, hasOwnCurrency, languageOf } from '../../session/call-preferences'
import { INSTALMENTS_FROM } from './product-extras'

export const instalment = newArea()

type Row = { id: number; title: string; number: number; percent: number; price: number }

instalment.get('/srv/service/content-v5/sub-folder/3/1004/installment-list', async (call) => {
  const currency = await currencyOf(call)
  const rows = await readRows(call, currency)
  const data = { BANK_LIST: banksOf(rows), TARGET_CURRENCY: currency }
  if (!call.req.header('Accept')?.includes('application/json'))
    return call.html(fragment(data.BANK_LIST, currency, languageOf(call)))
  const body = { DATA: data }
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
})

/** Each card's instalments for a product or variant, up to the cap of its category; prices with VAT. */
async function readRows(call: Call, currency: Currency): Promise<(Row & { rate: number })[]> {
  const { results } = await call.env.DB.prepare(
    `WITH RECURSIVE above (id) AS (
       SELECT category_id FROM product WHERE id = ?1 AND is_active = 1 AND is_show_only = 0
       UNION SELECT c.parent_id FROM category c JOIN above a ON a.id = c.id)
     SELECT b.id, b.title, i.number, i.percent, coalesce(s.price, p.price) AS price,
       (SELECT rate FROM currency WHERE code = ?3) AS rate
     FROM product p
     JOIN bank_card b JOIN instalment i ON i.card_id = b.id
     LEFT JOIN sub_product s ON s.id = ?2 AND s.product_id = p.id
     WHERE p.id = ?1 AND p.is_active = 1 AND p.is_show_only = 0
       AND EXISTS (SELECT 1 FROM payment_type WHERE id = -2) AND i.number <=
       coalesce((SELECT min(max_number) FROM instalment_cap WHERE category_id IN above), 12)
       AND (i.number = 1 OR p.is_gift_card = 0 AND coalesce(s.price, p.price) >= ${INSTALMENTS_FROM})
     ORDER BY b.position, i.number`,
  )
    .bind(Number(call.req.query('product')) || 0, Number(call.req.query('variant')) || 0, currency)
    .all<Row & { rate: number }>()
  return results
}

type Bank = {
  ID: string
  CARD_NAME: string
  INSTALLMENT_LIST: {
    INSTALLMENT_NUMBER: number
    PRICE_INSTALLMENT: number
    PRICE_TOTAL: number
  }[]
}

function banksOf(rows: (Row & { rate: number })[]): Bank[] {
  const banks = new Map<number, Bank>()
  for (const row of rows) {
    const bank = banks.get(row.id) ?? {
      ID: String(row.id),
      CARD_NAME: row.title,
      INSTALLMENT_LIST: [],
    }
    const price = convert(row.price, row.rate)
    const total = price + percentOf(price, row.percent)
    bank.INSTALLMENT_LIST.push({
      INSTALLMENT_NUMBER: row.number,
      PRICE_INSTALLMENT: Math.round(total / row.number) / 100,
      PRICE_TOTAL: total / 100,
    })
    banks.set(row.id, bank)
  }
  return [...banks.values()]
}

/** The same as an HTML fragment; the card titles are the shop's own and contain no markup. */
function fragment(banks: Bank[], currency: string, language: string): string {
  const money = (amount: number) => formatMoney(Math.round(amount * 100), currency, language)
  return banks
    .map(({ CARD_NAME, INSTALLMENT_LIST }) => {
      const rows = INSTALLMENT_LIST.map(
        (row) =>
          `<tr><td>${row.INSTALLMENT_NUMBER}</td><td>${money(row.PRICE_INSTALLMENT)}</td><td>${money(row.PRICE_TOTAL)}</td></tr>`,
      )
      return `<table><caption>${CARD_NAME}</caption>${rows.join('')}</table>`
    })
    .join('')
}
