import type { Product } from '~/backend/catalogue/model'
import type { Carriage, DeliveryTerms } from '~/backend/site/site-model'
import { isoCurrency } from '~/i18n/money'
import { hourOf } from '~/product/delivery/delivery-dates'
import { workingWeekdays } from '~/product/delivery/working-weekdays'

const dayRange = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const businessDays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: [...workingWeekdays.values()].map((day) => `https://schema.org/${day}`),
}

function deliveryTime({ from, to, cutOff }: Carriage, daysToSend: number): object {
  return {
    '@type': 'ShippingDeliveryTime',
    businessDays,
    ...(cutOff !== null && { cutoffTime: `${hourOf(cutOff)}:00+03:00` }),
    handlingTime: dayRange(daysToSend, daysToSend + 1),
    transitTime: dayRange(from, to),
  }
}

type Goods = Pick<
  Product,
  'awaited' | 'freeCargo' | 'deliveryDays' | 'isGiftCard' | 'isPersonal' | 'price'
>

/** Delivery of one product alone, at the shop's dearest: an order that reaches the threshold pays none. */
function shippingOf(
  { country, price, freeFrom, currency, carriage }: DeliveryTerms,
  goods: Goods,
): object {
  if (!country || price === null || goods.isGiftCard) return {}
  const { card, currency: priced } = goods.price
  const isReached = freeFrom !== null && priced === currency && card >= freeFrom
  const value = goods.freeCargo || isReached ? 0 : price / 100
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value, currency: isoCurrency(currency) },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      // Goods that are not there yet have no delivery date (decision 073).
      ...(carriage &&
        !goods.awaited && { deliveryTime: deliveryTime(carriage, goods.deliveryDays ?? 0) }),
    },
  }
}

/** A code that was mailed, and what is made for one person: the law excepts them from withdrawal (Mesafeli Sözleşmeler Yönetmeliği 15). */
const notReturned = 'https://schema.org/MerchantReturnNotPermitted'

function returnsOf(
  { country, returnDays }: DeliveryTerms,
  { isGiftCard, isPersonal }: Goods,
): object {
  if (!country || returnDays === null) return {}
  if (isGiftCard || isPersonal)
    return {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        returnPolicyCategory: notReturned,
      },
    }
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
    },
  }
}

/** What an offer says of delivery and returns (schema.org); nothing that the shop does not say. */
export function structuredTerms(terms: DeliveryTerms | null | undefined, goods: Goods): object {
  return terms ? { ...shippingOf(terms, goods), ...returnsOf(terms, goods) } : {}
}

/** Terms that many offers of a page share are written out once; later offers name them (`@id` of JSON-LD 1.1, 3.3). */
export function namedOnce(): (terms: object) => object {
  const names = new Map<string, string>()
  return (terms) =>
    Object.fromEntries(
      Object.entries(terms).map(([property, node]) => {
        const text = JSON.stringify(node)
        const known = names.get(text)
        if (known) return [property, { '@id': known }]
        const name = `#${property}-${names.size + 1}`
        names.set(text, name)
        return [property, { '@id': name, ...node }]
      }),
    )
}
