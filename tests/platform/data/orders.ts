import { round } from '../catalogue/money'
import type { Order } from '../checkout/order'
import { accounts, makeAddresses } from './members'
import type { Product } from './product'

const day = 86_400

type Row = Pick<Order, 'statusId' | 'paymentState' | 'paymentId'> & {
  days: number
  productIds: number[]
  cargoNumber?: string
}

/** A month's order of each state, and older ones for a second page. */
const rows: Row[] = [
  { days: 1, statusId: 1, paymentState: 'later', paymentId: '-1', productIds: [1019, 1035] },
  { days: 3, statusId: 3, paymentState: 'paid', paymentId: '-2', productIds: [1001] },
  {
    days: 6,
    statusId: 6,
    paymentState: 'paid',
    paymentId: '-2',
    productIds: [1031, 1055],
    cargoNumber: 'EGE900100',
  },
  {
    days: 12,
    statusId: 8,
    paymentState: 'paid',
    paymentId: '-2',
    productIds: [1049, 1050, 1051],
    cargoNumber: 'EGE900077',
  },
  { days: 25, statusId: 9, paymentState: 'refused', paymentId: '-2', productIds: [1037] },
  ...Array.from(
    { length: 20 },
    (_, at): Row => ({
      days: 60 + at * 14,
      statusId: 8,
      paymentState: 'paid',
      paymentId: at % 2 === 0 ? '-2' : '5',
      productIds: [1001 + at],
    }),
  ),
]

/** The orders of the member with everything. */
export function makeOrders(products: Product[], now: number): Order[] {
  const [home = null] = makeAddresses()
  return rows.map(({ days, productIds, cargoNumber = '', ...state }, at) => {
    const lines = productIds.flatMap((id) => {
      const product = products.find((one) => one.id === id)
      if (!product) return []
      return [
        {
          lineId: `O${at}-${id}`,
          productId: id,
          variantId: product.variants[0]?.id ?? 0,
          count: product.min,
          relatedTo: '',
          subscribeFrequency: '',
          note: '',
          personalization: [],
          title: product.title.tr,
          variantName: product.variants.length > 0 ? 'Kiremit' : '',
          total: round(product.price * product.min),
        },
      ]
    })
    const goods = round(lines.reduce((sum, { total }) => sum + total, 0))
    return {
      id: 8000 + at,
      number: `KC-${8000 + at}`,
      memberId: accounts.full.id,
      email: accounts.full.email,
      date: now - days * day,
      lines,
      currency: 'TL',
      goods,
      cargo: 59.9,
      service: 0,
      discount: 0,
      coupon: 0,
      installment: 0,
      total: round(goods + 59.9),
      cargoId: '11',
      delivery: home,
      invoice: home,
      storeId: 0,
      cargoNumber,
      returns: [],
      token: `gecmis${8000 + at}`,
      ...state,
    }
  })
}
