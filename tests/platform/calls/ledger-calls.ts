import { nowSeconds, shortDate } from '../catalogue/view'
import { statusTexts } from '../checkout/order'
import { regionTitle, stores } from '../data/regions'
import { memberOf } from '../members/signed-in'
import { productOf, variantOf } from '../platform'
import type { Call, Route } from '../server/call'
import { action, json } from '../server/reply'

const day = 86_400

/** A page by `start` and `length`, with both and the total beside its rows. */
function paged<T>(call: Call, rows: T[]) {
  const start = Math.max(0, Number(call.query.get('start')) || 0)
  const length = Number(call.query.get('length')) || 20
  return {
    rows: rows.slice(start, start + length),
    meta: { START: String(start), LENGTH: length, TOTAL: String(rows.length) },
  }
}

const refused = () => action(0, 'Bu sayfa satış ortakları içindir')

/** Forty orders that came by the affiliate's links. */
const affiliateOrders = () =>
  Array.from({ length: 40 }, (_, at) => ({
    ORDER_ID: String(5000 + at),
    ORDER_NUMBER: `KC-A${5000 + at}`,
    DATE: shortDate(nowSeconds() - at * day),
    STATUS_TEXT: at < 3 ? 'Onay bekliyor' : 'Onaylandı',
    TOTAL_PRICE: (180 + at * 7.5).toFixed(2),
    COMMISSION_PERCENT: '8',
    COMMISSION: Math.round((180 + at * 7.5) * 8) / 100,
    CURRENCY: 'TL',
  }))

function orders(call: Call): Response {
  if (!memberOf(call)?.isAffiliate) return refused()
  const { rows, meta } = paged(call, affiliateOrders())
  return json({ DATA: { ORDERS: rows, ...meta } })
}

function earnings(call: Call): Response {
  if (!memberOf(call)?.isAffiliate) return refused()
  const all = affiliateOrders().map(({ DATE, ORDER_NUMBER, COMMISSION, CURRENCY }, at) => ({
    DATE,
    ORDER_NUMBER,
    DESCRIPTION: `${ORDER_NUMBER} komisyonu`,
    AMOUNT: at % 2 === 0 ? COMMISSION : COMMISSION.toFixed(2),
    CURRENCY,
    IS_APPROVED: at < 3 ? '0' : '1',
  }))
  const total = all.reduce((sum, { AMOUNT }) => sum + Number(AMOUNT), 0)
  const { rows, meta } = paged(call, all)
  return json({
    DATA: {
      EARNINGS: rows,
      TOTAL_EARNING: total.toFixed(2),
      TOTAL_PAID: '400.00',
      BALANCE: Math.round((total - 400) * 100) / 100,
      ...meta,
    },
  })
}

function payments(call: Call): Response {
  if (!memberOf(call)?.isAffiliate) return refused()
  const all = [
    {
      ID: '1',
      DATE: shortDate(nowSeconds() - 30 * day),
      AMOUNT: '400,0000',
      CURRENCY: 'TL',
      DESCRIPTION: 'Havale',
      STATUS_TEXT: 'Ödendi',
    },
  ]
  const { rows, meta } = paged(call, all)
  return json({ DATA: { PAYMENTS: rows, ...meta } })
}

/** Stock by store; the stores share what the product has. */
function erpStore(call: Call): Response {
  const product = productOf(
    call.platform,
    Number(call.query.get('product') || call.form.get('product')),
  )
  if (!product) return json({ status: 0, data: null })
  const variant = variantOf(product, Number(call.query.get('variant')))
  const stock = variant?.stock ?? product.stock
  return json({
    status: 1,
    data: stores.map(({ id, title, city }, at) => ({
      STORE_ID: String(id),
      STORE_NAME: title,
      CITY: regionTitle(city),
      STOCK: String(Math.floor(stock / (at + 2))),
    })),
  })
}

function erpCurrent(call: Call): Response {
  if (!memberOf(call)) return json({ status: 0, data: [] })
  return json({
    status: 1,
    data: [
      {
        DATE: shortDate(nowSeconds() - 9 * day),
        DOCUMENT_NO: 'F-2026-118',
        DESCRIPTION: 'Fatura',
        DEBT: '1.041,5800',
        CREDIT: 0,
        BALANCE: '1041.58',
      },
    ],
  })
}

function erpOrder(call: Call): Response {
  const id = memberOf(call)?.id
  const own = call.platform.orders.filter(({ memberId }) => id !== undefined && memberId === id)
  return json({
    status: id === undefined ? 0 : 1,
    data: own.map((one) => ({
      ORDER_NUMBER: one.number,
      DATE: shortDate(one.date),
      STATUS_TEXT: statusTexts[one.statusId] ?? '',
      TOTAL_PRICE: one.total.toFixed(2),
      CURRENCY: one.currency,
    })),
  })
}

/** A fixed list of services; nothing that the caller names is fetched. */
function external(call: Call): Response {
  const { form } = call
  if (form.get('service') !== 'cargo' || form.get('method') !== 'track')
    return action(0, 'Servis bulunamadı', { data: null })
  const number = /"number"\s*:\s*"([^"]*)"/.exec(form.get('payload'))?.[1] ?? ''
  const order = call.platform.orders.find(
    ({ cargoNumber }) => cargoNumber && cargoNumber === number,
  )
  if (!order) return action(0, 'Gönderi bulunamadı', { data: null })
  return action(1, '', {
    data: [
      { DATE: shortDate(order.date + day), TEXT: 'Kargoya verildi' },
      {
        DATE: shortDate(order.date + 2 * day),
        TEXT: 'Da&#287;&#305;t&#305;ma &ccedil;&#305;kt&#305;',
      },
    ],
  })
}

const profile = '/srv/service/profile'

export const ledgerCalls: Route[] = [
  { no: [52], methods: ['GET'], at: `${profile}/get-affiliate-orders`, answer: orders },
  { no: [53], methods: ['GET'], at: `${profile}/get-affiliate-earnings`, answer: earnings },
  { no: [54], methods: ['GET'], at: `${profile}/get-affiliate-payments`, answer: payments },
  { no: [40], methods: ['GET', 'POST'], at: '/Diger/Erp/store.php', answer: erpStore },
  { no: [40], methods: ['GET', 'POST'], at: '/Diger/Erp/current.php', answer: erpCurrent },
  { no: [40], methods: ['GET', 'POST'], at: '/Diger/Erp/order.php', answer: erpOrder },
  {
    no: [41],
    methods: ['POST'],
    at: '/srv/service/external/send-request',
    answer: external,
  },
]
